import type { SeatLink } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill } from '../i18n/index.js';
import { heldSeats, linkForSeats } from '../session/server.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { useProblemWords } from './errors.js';
import { ShareLink } from './ShareLink.js';
import { usePeopleWords } from './words/index.js';

interface Props {
  /** The current table; without one, the link can only bring all seats. */
  table?: string;
  /** Closes the seat of this table to all other devices. */
  onCloseOthers?: () => Promise<void>;
  onClose: () => void;
}

/** Seats on more than one device: a link that opens them there, and a button that closes them to all other devices. */
export function Devices({ table, onCloseOthers, onClose }: Props) {
  const words = usePeopleWords();
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
    <Dialog title={words.devices} onClose={onClose}>
      <p>{words.devicesHint}</p>
      {link ? (
        <ShareLink link={addressOf(link)} label={words.devices} title="Breakpoint" />
      ) : (
        <div className={look.stack}>
          {table && (
            <button type="button" onClick={() => bring(all.filter((s) => s.table === table))}>
              {words.bringSeat}
            </button>
          )}
          {(!table || all.length > 1) && (
            <button type="button" onClick={() => bring(all)}>
              {fill(words.bringAll, { n: all.length })}
            </button>
          )}
          {onCloseOthers && (
            <button type="button" onClick={() => attempt(onCloseOthers().then(() => words.othersClosed))}>
              {words.closeOthers}
            </button>
          )}
        </div>
      )}
      <p role="status">{told}</p>
    </Dialog>
  );
}

/** The code comes after the '#', so that a messenger's link preview does not use up the link. */
const addressOf = ({ code }: SeatLink): string => new URL(`${import.meta.env.BASE_URL}#/seats/${code}`, location.origin).href;
