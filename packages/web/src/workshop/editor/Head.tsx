import { useEffect } from 'react';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { LanguageSwitch } from '../../ui/SettingsForm.js';
import { Square } from '../../ui/Square.js';
import { useWorkshop } from '../words/index.js';
import { type Desk, useDocument, useUnsaved } from './desk.js';
import styles from './Head.module.css';

/** The top of a page of the workshop: the way back, the title, undo and redo, the language. */
export function Head({ desk, back, title }: { desk: Desk; back: string; title: string }) {
  const words = useWorkshop();
  useDocument(desk);
  const unsaved = useUnsaved(desk);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const isRedo = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
      if (!isRedo && event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (isRedo) desk.redo();
      else desk.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
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
