// The part over plain requests, with its types. What is refused is a `Refusal`: a code and facts.
import type {
  Accused,
  Behind,
  Catalogue,
  Club,
  ClubStandings,
  Invitations,
  Invite,
  Invited,
  Led,
  Face,
  Link,
  Lobby,
  Made,
  Me,
  Missed,
  MyClub,
  MyClubs,
  MyDevices,
  MyRatings,
  Notices,
  Problem,
  ServerKey,
  Standings,
  TableInfo,
  ListedTables,
  Terms,
  Wish,
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
export const nextTable = (id: string, terms: Terms) => request<Made>("POST", `${at(id)}/next`, terms);
export const table = (id: string) => request<TableInfo>("GET", at(id));
export const deleteTable = (id: string) => request<unknown>("DELETE", at(id));
export const missedBy = (id: string, viewer: number) => request<Missed>("GET", `${at(id)}/missed?viewer=${viewer}`);
export const report = (id: string, accused: Accused) => request<unknown>("POST", `${at(id)}/report`, accused);
export const recordOf = (id: string) => `${at(id)}/record`;

export const me = () => request<Me>("GET", "/api/me");
export const nameMe = (name: string, face: Face) => request<unknown>("PUT", "/api/me", { name, face });
export const forgetMe = () => request<unknown>("DELETE", "/api/me");
export const myTables = () => request<ListedTables>("GET", "/api/me/tables");
export const setNotices = (notices: Notices) => request<unknown>("PUT", "/api/me/notices", notices);
export const beginVacation = (days: number) => request<unknown>("PUT", "/api/me/vacation", { days });
export const endVacation = () => request<unknown>("DELETE", "/api/me/vacation");
export const personalLink = () => request<Link>("POST", "/api/me/link");
export const linkBehind = (token: string) => request<Behind>("POST", "/api/me/behind", { token });
export const moveHere = (token: string, keep: boolean) => request<unknown>("POST", "/api/me/move", { token, keep });
export const switchTo = (k: number) => request<unknown>("POST", "/api/me/switch", { k });
export const myDevices = () => request<MyDevices>("GET", "/api/me/devices");
export const signOut = (id: string) => request<unknown>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);

// Strangers, ratings, clubs
export const lobby = () => request<Lobby>("GET", "/api/lobby");
export const playSomebody = (wish: Wish) => request<Led>("POST", "/api/play", wish);
export const standings = (game: string, seats: number) => request<Standings>("GET", `/api/standings/${game}/${seats}`);
export const myRatings = () => request<MyRatings>("GET", "/api/me/ratings");
export const wantRating = (wants: boolean) => request<unknown>("PUT", "/api/me/ratings", { wants });
const club = (id: string) => `/api/clubs/${encodeURIComponent(id)}`;
export const myClubs = () => request<MyClubs>("GET", "/api/clubs");
export const makeClub = (name: string) => request<MyClub>("POST", "/api/clubs", { name });
export const clubBehind = (link: string) => request<MyClub>("POST", "/api/clubs/behind", { link });
export const joinClub = (link: string) => request<MyClub>("POST", "/api/clubs/join", { link });
export const clubOf = (id: string) => request<Club>("GET", club(id));
export const renameClub = (id: string, name: string) => request<unknown>("PUT", club(id), { name });
export const newClubLink = (id: string) => request<unknown>("POST", `${club(id)}/link`);
export const leaveClub = (id: string, member = "me") => request<unknown>("DELETE", `${club(id)}/members/${member}`);
export const clubStandings = (id: string) => request<ClubStandings>("GET", `${club(id)}/standings`);
export const invite = (id: string, wish: Invite) => request<Invited>("POST", `${club(id)}/invite`, wish);
export const beFree = (is_free: boolean) => request<unknown>("PUT", "/api/me/free", { is_free });
export const myInvitations = () => request<Invitations>("GET", "/api/me/invitations");
export const answerInvitation = (id: string, play: boolean) =>
  request<unknown>("POST", `/api/me/invitations/${encodeURIComponent(id)}`, { play });

export const EXPORT = "/api/me/export";
