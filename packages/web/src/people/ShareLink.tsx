import { lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '../i18n/index.js';
import { useOnlineWords } from '../session/words/index.js';
import { copyText } from '../ui/copy.js';
import look from '../ui/look.module.css';
import styles from './ShareLink.module.css';
import { usePeopleWords } from './words/index.js';

const QrCode = lazy(() => import('./QrCode.js'));

/** The QR code of a longer link is too dense for cameras. */
const SCANNED = 500;

/** A link to copy, share or scan. */
export function ShareLink({ link, label, title }: { link: string; label: string; title: string }) {
  const words = useWords();
  const online = useOnlineWords();
  const peopleWords = usePeopleWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    const done = await copyText(link);
    setCopied(done);
    if (!done) field.current?.focus();
  };
  const [scan, setScan] = useState(false);
  return (
    <div className={styles.share}>
      <div className={styles.row}>
        <input ref={field} readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
        <button type="button" className={look.primary} onClick={() => void copy()}>
          {copied ? words.copied : online.copyLink}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            {peopleWords.share}
          </button>
        )}
        {link.length <= SCANNED && (
          <button type="button" aria-expanded={scan} onClick={() => setScan(!scan)}>
            {peopleWords.qr}
          </button>
        )}
      </div>
      {copied === false && (
        <p className={look.hint} role="status">
          {online.copyByHand}
        </p>
      )}
      {scan && (
        <Suspense fallback={<p>{words.loading}</p>}>
          <QrCode text={link} label={peopleWords.qr} />
        </Suspense>
      )}
    </div>
  );
}
