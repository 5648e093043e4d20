import type { ReactNode } from 'react';
import look from './look.module.css';
import styles from './Notice.module.css';

interface Props {
  title: string;
  className?: string;
  screen?: string;
  children: ReactNode;
}

/** A page that says one thing, under the sign of the project: an invitation, a wait, an error. */
export function Notice({ title, className = '', screen, children }: Props) {
  return (
    <main className={`${look.page} ${styles.notice} ${className}`} data-screen={screen}>
      <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width="120" height="120" />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
