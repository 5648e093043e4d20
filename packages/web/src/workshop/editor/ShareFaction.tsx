import type { Document } from '@breakpoint/workshop';
import { useWords } from '../../i18n/index.js';
import { ShareLink } from '../../people/ShareLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { download } from '../../ui/download.js';
import look from '../../ui/look.module.css';
import { useLoaded } from '../../useLoaded.js';
import { linkPart } from '../sharing.js';
import { useWorkshop } from '../words/index.js';

/** Shares a faction: a link that holds all of it, or a file. */
export function ShareFaction({ document, onClose }: { document: Document; onClose: () => void }) {
  const words = useWorkshop();
  const own = useWords();
  const part = useLoaded(() => linkPart(document), [document]);
  const link = part && `${new URL(import.meta.env.BASE_URL, location.origin).href}#/workshop/link/${part}`;
  return (
    <Dialog title={words.share} onClose={onClose}>
      {link && (
        <>
          <p>{words.shareHint}</p>
          <ShareLink link={link} label={words.share} title="Breakpoint" />
        </>
      )}
      {part === null && <p>{words.shareLong}</p>}
      {part === undefined && <p>{own.loading}</p>}
      <p className={look.row}>
        <button type="button" onClick={() => exportFile(document)}>
          {words.exportFile}
        </button>
      </p>
    </Dialog>
  );
}

function exportFile(document: Document): void {
  const name = Object.values(document.name)[0] ?? 'faction';
  const file = String(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  download(`${file}.json`, JSON.stringify(document, null, 1));
}
