// The part over plain requests, with its types. What is refused is a `Refusal`: a code and facts.
import type {
  Behind,
  Catalogue,
  Link,
  Made,
  Me,
  Missed,
  MyDevices,
  Notices,
  Problem,
  ServerKey,
  TableInfo,
  ListedTables,
  Terms,
} from "../wire/wire";

export class Refusal extends Error {
  constructor(readonly status: number, readonly code: string, readonly facts: Record<string, unknown>) {
    super(code);
  }
}

// No answer at all is a refusal too, so that every page has one thing to show.
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = body === undefined
    ? { method }
    : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, options).catch(() => null);
  if (!answer) throw new Refusal(0, "no-answer", {});
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({ code: `http-${answer.status}` }))) as Problem;
  return new Refusal(answer.status, problem.code, problem.facts ?? {});
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const serverKey = () => request<ServerKey>("GET", "/api/key");
export const games = () => request<Catalogue>("GET", "/api/games");
export const openTables = () => request<ListedTables>("GET", "/api/tables");
export const makeTable = (terms: Terms) => request<Made>("POST", "/api/tables", terms);
export const table = (id: string) => request<TableInfo>("GET", at(id));
export const deleteTable = (id: string) => request<unknown>("DELETE", at(id));
export const missedBy = (id: string, viewer: number) => request<Missed>("GET", `${at(id)}/missed?viewer=${viewer}`);
export const recordOf = (id: string) => `${at(id)}/record`;

export const me = () => request<Me>("GET", "/api/me");
export const nameMe = (name: string) => request<unknown>("PUT", "/api/me", { name });
export const forgetMe = () => request<unknown>("DELETE", "/api/me");
export const myTables = () => request<ListedTables>("GET", "/api/me/tables");
export const setNotices = (notices: Notices) => request<unknown>("PUT", "/api/me/notices", notices);
export const personalLink = () => request<Link>("POST", "/api/me/link");
export const linkBehind = (token: string) => request<Behind>("POST", "/api/me/behind", { token });
export const moveHere = (token: string, keep: boolean) => request<unknown>("POST", "/api/me/move", { token, keep });
export const switchTo = (k: number) => request<unknown>("POST", "/api/me/switch", { k });
export const myDevices = () => request<MyDevices>("GET", "/api/me/devices");
export const signOut = (id: string) => request<unknown>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);
export const EXPORT = "/api/me/export";
