import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.js';
import { Icon } from './Icon.js';
import look from './look.module.css';
import { LanguageSwitch } from './SettingsForm.js';
import { useTitle } from './useTitle.js';

/** The top of a reading page: a link home, the title, the language. */
export function PageHead({
  title,
  back = '#/',
  backLabel,
  children,
}: {
  title: string;
  back?: string;
  backLabel?: string;
  children?: ReactNode;
}) {
  const words = useWords();
  useTitle(title);
  return (
    <header className={look.head}>
      <a className={`button ${look.square}`} href={back} aria-label={backLabel ?? words.home}>
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
      {children ?? <LanguageSwitch />}
    </header>
  );
}
