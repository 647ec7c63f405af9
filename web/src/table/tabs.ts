export const TABS = ["moves", "log", "talk", "rules", "table"] as const;
export type Tab = (typeof TABS)[number];
