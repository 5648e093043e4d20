import type { SeatLink } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill } from '../i18n/index.js';
import { usePeopleWords } from '../i18n/people/index.js';
import { heldSeats, linkForSeats } from '../session/server.js';
import { Dialog } from '../ui/Dialog.js';
import { useProblemWords } from './errors.js';
import { ShareLink } from './ShareLink.js';

interface Props {
  /** The table that one is at; without it, only all seats together can be brought elsewhere. */
  table?: string;
  /** Closes the seat of this table to all other devices. */
  onCloseOthers?: () => Promise<void>;
  onClose: () => void;
}

/** Seats on more than one device: a link that brings them there, and the way to be alone again. */
export function Devices({ table, onCloseOthers, onClose }: Props) {
  const own = usePeopleWords();
  const inWords = useProblemWords();
  const [link, setLink] = useState<SeatLink | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const all = heldSeats();
  const attempt = (work: Promise<string | null>): void => {
    setTold(null);
    work.then(setTold, (caught: unknown) => setTold(inWords(caught)));
  };
  const bring = (seats: typeof all): void =>
    attempt(
      linkForSeats(seats).then((made) => {
        setLink(made);
        return null;
      }),
    );
  return (
    <Dialog title={own.devices} onClose={onClose}>
      <p>{own.devicesHint}</p>
      {link ? (
        <ShareLink link={addressOf(link)} label={own.devices} title="Breakpoint" />
      ) : (
        <div className="menu-buttons">
          {table && (
            <button type="button" onClick={() => bring(all.filter((s) => s.table === table))}>
              {own.bringSeat}
            </button>
          )}
          {(!table || all.length > 1) && (
            <button type="button" onClick={() => bring(all)}>
              {fill(own.bringAll, { n: all.length })}
            </button>
          )}
          {onCloseOthers && (
            <button type="button" onClick={() => attempt(onCloseOthers().then(() => own.othersClosed))}>
              {own.closeOthers}
            </button>
          )}
        </div>
      )}
      <p role="status">{told}</p>
    </Dialog>
  );
}

/** Behind the '#': whoever passes the link on does not use it up by looking at it. */
const addressOf = ({ code }: SeatLink): string => new URL(`${import.meta.env.BASE_URL}#/seats/${code}`, location.origin).href;
