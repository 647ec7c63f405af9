// Web Push: the browser's own notices, where the server has a key for them and the page is secure.
import type { Me, Subscription } from "../wire/wire";

export const canPush = (me: Me): boolean =>
  me.push_key !== "" && "serviceWorker" in navigator && "PushManager" in window;

function plain(found: PushSubscription): Subscription {
  const { endpoint = "", expirationTime = null, keys = {} } = found.toJSON();
  return { endpoint, expirationTime, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

export async function subscribed(): Promise<Subscription | null> {
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  return found ? plain(found) : null;
}

// Null where the person or the browser does not allow it.
export async function subscribe(me: Me): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: me.push_key });
  return plain(found);
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}
