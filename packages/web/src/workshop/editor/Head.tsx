import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { LanguageSwitch } from '../../ui/SettingsForm.js';
import { Square } from '../../ui/Square.js';
import { useUndoKeys } from '../../ui/useUndoKeys.js';
import { useWorkshop } from '../words/index.js';
import { type Desk, useDocument, useUnsaved } from './desk.js';
import styles from './Head.module.css';

/** The top of a page of the workshop: the way back, the title, undo and redo, the language. */
export function Head({ desk, back, title }: { desk: Desk; back: string; title: string }) {
  const words = useWorkshop();
  useDocument(desk);
  const unsaved = useUnsaved(desk);
  useUndoKeys(
    () => desk.undo(),
    () => desk.redo(),
  );
  return (
    <>
      <header className={`${look.head} ${styles.head}`}>
        <a className={`button ${look.square}`} href={back} aria-label={words.back}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <Square icon="undo" label={words.undo} disabled={!desk.canUndo} onClick={() => desk.undo()} />
        <Square icon="undo" label={words.redo} className={styles.redo} disabled={!desk.canRedo} onClick={() => desk.redo()} />
        <LanguageSwitch />
      </header>
      {unsaved && <p className={look.note}>{words.unsaved}</p>}
    </>
  );
}
