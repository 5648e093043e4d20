import { useEffect } from 'react';
import { usePeopleWords } from '../i18n/people/index.js';
import type { RemoteMessage, RemoteSession } from '../session/remote.js';
import { pushKey, subscribePush } from '../session/server.js';
import { getSettings } from '../settings.js';

// One's turn is told by title and sound (table/signs.ts), and here: by the app's badge and, where it was allowed, a notification;
// and by the server's alerts on a device on which the page is not open.

const WANTED = 'breakpoint-alerts';

/** Has the player asked for notifications, and the browser allowed them? */
export const alertsWanted = (): boolean =>
  typeof Notification === 'function' && Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'on';

/** Asks for notifications, and for alerts of this table where its server has any. False if the browser says no. */
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

/** Lets the server alert this device of this table, as far as both can. */
export async function followTable(table: string): Promise<void> {
  if (!alertsWanted() || !navigator.serviceWorker) return;
  const key = await pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!key || !pushManager) return;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await subscribePush(table, subscription.toJSON(), getSettings().language);
}

/** Shows on the badge of the installed app how many games wait for this player. */
export function showBadge(n: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (n > 0 ? setAppBadge?.call(navigator, n) : clearAppBadge?.call(navigator))?.catch(() => undefined);
}

const isMyTurn = (message: RemoteMessage, was: boolean): boolean => {
  if (message.type === 'lobby' || message.type === 'lost') return false;
  if (message.state.status !== 'playing' || message.state.me < 0) return false;
  return message.type === 'state' ? was : message.update.view.decision?.seat === message.state.me;
};

/** Tells this player who looks elsewhere when it is their turn. */
export function useTurnAlerts(session: RemoteSession | null): void {
  const own = usePeopleWords();
  useEffect(() => {
    if (!session) return undefined;
    void followTable(session.tableId).catch(() => undefined);
    let mine = false;
    const stop = session.listen((message) => {
      const now = isMyTurn(message, mine);
      if (now === mine) return;
      mine = now;
      showBadge(mine ? 1 : 0);
      if (mine && document.hidden && alertsWanted()) notify(own.yourTurn, session.tableId);
    });
    return () => {
      stop();
      showBadge(0);
    };
  }, [session, own]);
}

function notify(text: string, table: string): void {
  try {
    const shown = new Notification('Breakpoint', { body: text, tag: table, icon: `${import.meta.env.BASE_URL}icon-192.png` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones only a service worker may show notifications: there the server's alerts do it.
  }
}
