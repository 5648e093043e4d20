import type { Reach } from '@breakpoint/protocol';
import { useEffect, useState } from 'react';
import { fill } from '../i18n/index.js';
import { reach } from '../session/server.js';
import { useOnlineWords } from '../session/words/index.js';
import look from '../ui/look.module.css';
import styles from './Invite.module.css';
import { ShareLink } from './ShareLink.js';
import { usePeopleWords } from './words/index.js';

/** Does this page come from a server on the same computer? Then its address does not work for others. */
const isOnlyHere = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** The address of an invitation. It has no '#', so that the server sees it and can add a preview. */
const invitationTo = (table: string, origin: string = location.origin): string =>
  new URL(`${import.meta.env.BASE_URL}t/${table}`, origin).href;

/** The link for the other players, and how they can reach a server on this computer. */
export function Invite({ table, host }: { table: string; host: string }) {
  const online = useOnlineWords();
  const words = usePeopleWords();
  const [around, setAround] = useState<Reach | null>(null);
  useEffect(() => {
    if (isOnlyHere()) reach().then(setAround, () => undefined);
  }, []);
  const near = around?.addresses[0];
  return (
    <section className={styles.invite} aria-label={online.invite}>
      <p>{online.invite}</p>
      <ShareLink
        link={invitationTo(table, around?.open ? near : undefined)}
        label={online.invite}
        title={fill(words.invitesYou, { who: host })}
      />
      {around && near && <p className={look.note}>{around.open ? words.sameNetwork : words.onlyHere}</p>}
      {around && near && !around.open && (
        <details className={styles.how}>
          <summary>{words.openToOthers}</summary>
          <p>{fill(words.startLikeThis, { address: near })}</p>
          <code className={styles.command}>breakpoint serve --host 0.0.0.0</code>
        </details>
      )}
    </section>
  );
}
