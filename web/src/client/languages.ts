// Languages by their own names.
import type { Language } from "../wire/games";

export const NATIVE: Readonly<Record<Language, string>> = { en: "English", fa: "فارسی", ru: "Русский", ja: "日本語" };
