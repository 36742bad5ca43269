/** Web Push: this browser is told of my turns even when no page is open. */

import { api } from "../net/api";
import type { Session } from "../session.svelte";
import { settings } from "../settings.svelte";

export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser with the server's key. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  return known ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Have the seat told in this browser, as it is set; whether it is. */
export async function tellHere(session: Session): Promise<boolean> {
  const { push: key } = await api.ways();
  if (!key || !canPush() || (await Notification.requestPermission()) !== "granted") return false;
  const { endpoint, keys } = (await subscription(key)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const { p256dh, auth } = keys;
  const { lang } = settings;
  const reply = await session.request({ type: "set_push", endpoint, p256dh, auth, lang });
  return reply?.type === "done";
}

/** No more. */
export async function tellNoMore(session: Session): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (!known) return;
  await session.request({ type: "set_push", endpoint: known.endpoint });
  await known.unsubscribe();
}
