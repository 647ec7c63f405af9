// What is asked of one's past: finished matches, statistics, whom one has met.
import { request } from "../client/requests";
import type { Card, CardList, PastPage, SeatCards, Statistics } from "../wire/wire";

export interface Filter {
  game: string;
  voice: string;
}

export function myRecords({ game, voice }: Filter, cursor: string): Promise<PastPage> {
  return request<PastPage>("GET", `/api/me/records?${new URLSearchParams({ game, voice, cursor })}`);
}

export const myStatistics = () => request<Statistics>("GET", "/api/me/statistics");
export const myOpponents = () => request<CardList>("GET", "/api/me/opponents");
export const opponent = (voice: string) => request<Card>("GET", `/api/me/opponents/${encodeURIComponent(voice)}`);
export const cardsAt = (id: string) => request<SeatCards>("GET", `/api/tables/${encodeURIComponent(id)}/cards`);
export const LEDGER = "/api/me/records.csv";
