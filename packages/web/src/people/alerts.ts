import { useEffect } from 'react';
import type { RemoteMessage, RemoteSession } from '../session/remote.js';
import { pushKey, subscribePush } from '../session/server.js';
import { getSettings } from '../settings.js';
import { usePeopleWords } from './words/index.js';

// A player learns of their turn by the page's title and a sound (table/signs.ts), and here by the app's badge, by a notification if
// it is allowed, and by the server's alerts on devices where the page is not open.

const WANTED = 'breakpoint-alerts';

/** Has the player turned notifications on, and does the browser allow them? */
export const alertsWanted = (): boolean =>
  typeof Notification === 'function' && Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'on';

/** Turns on notifications, and the server's alerts for this table if it sends any. False if the browser refuses. */
export async function wantAlerts(table: string): Promise<boolean> {
  if (typeof Notification !== 'function' || (await Notification.requestPermission()) !== 'granted') return false;
  localStorage.setItem(WANTED, 'on');
  await followTable(table);
  return true;
}
export function dropAlerts(): void {
  localStorage.removeItem(WANTED);
  void navigator.serviceWorker?.ready
    .then((worker) => worker.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

/** Subscribes this device to the server's alerts for this table, if both support them. */
async function followTable(table: string): Promise<void> {
  if (!alertsWanted() || !navigator.serviceWorker) return;
  const key = await pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!key || !pushManager) return;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await subscribePush(table, subscription.toJSON(), getSettings().language);
}

/** Shows the number of games that wait for this player on the badge of the installed app. */
export function showBadge(n: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (n > 0 ? setAppBadge?.call(navigator, n) : clearAppBadge?.call(navigator))?.catch(() => undefined);
}

const isMyTurn = (message: RemoteMessage, was: boolean): boolean => {
  if (!('state' in message)) return message.type === 'getting' && was;
  if (message.state.status !== 'playing' || message.state.me < 0) return false;
  return message.type === 'state' ? was : message.update.view.decision?.seat === message.state.me;
};

/** Notifies a player who is looking elsewhere when it is their turn. */
export function useTurnAlerts(session: RemoteSession | null): void {
  const words = usePeopleWords();
  useEffect(() => {
    if (!session) return undefined;
    void followTable(session.tableId).catch(() => undefined);
    let mine = false;
    const stop = session.listen((message) => {
      const now = isMyTurn(message, mine);
      if (now === mine) return;
      mine = now;
      showBadge(mine ? 1 : 0);
      if (mine && document.hidden && alertsWanted()) notify(words.yourTurn, session.tableId);
    });
    return () => {
      stop();
      showBadge(0);
    };
  }, [session, words]);
}

function notify(text: string, table: string): void {
  try {
    const shown = new Notification('Breakpoint', { body: text, tag: table, icon: `${import.meta.env.BASE_URL}icon-192.png` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones, only a service worker may show notifications, so the server's alerts are needed there.
  }
}
