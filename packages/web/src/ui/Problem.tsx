import look from './look.module.css';
/** An error or an obstacle in words, announced to screen readers; nothing without a text. */
export function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <p className={look.note} role="alert">
      {text}
    </p>
  ) : null;
}
