// What a lesson asks of the server: all of it at once, and why something cannot be done.
import { request } from "../client/requests";
import type { Lesson, LessonQuestion, Ways, WhyNot } from "../wire/wire";

const at = (game: string) => `/api/lessons/${encodeURIComponent(game)}`;

export const lessonOf = (game: string) => request<Lesson>("GET", at(game));
export const reasonOf = (game: string, question: LessonQuestion) =>
  request<WhyNot>("POST", `${at(game)}/why`, question);
export const waysOf = (game: string, question: LessonQuestion) => request<Ways>("POST", `${at(game)}/ahead`, question);
