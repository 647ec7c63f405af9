// Tables at which it is one's turn, the longest wait first; looked at now and then while the page is seen.
import { myself } from "../client/guest";
import { myTables } from "../client/requests";
import type { TableInfo } from "../wire/wire";

const AGAIN = 20_000; // milliseconds

export const isMyTurn = (table: TableInfo): boolean => table.phase === "play" && table.mine.includes(table.turn);

export class MyTurns {
  tables = $state.raw<TableInfo[]>([]);

  // Until what is given back is called.
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.#look();
    };
    look();
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, AGAIN);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  // A failed look is no news.
  async #look(): Promise<void> {
    const found = await myself().then((me) => (me.known ? myTables() : null)).catch(() => null);
    if (!found) return;
    this.tables = found.tables.filter(isMyTurn).sort((one, other) => one.changed - other.changed);
  }
}
