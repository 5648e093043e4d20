import { type ReactNode, useRef } from 'react';

interface Props {
  label: string;
  /** What the button shows, if that is more than its label. */
  children?: ReactNode;
  className?: string;
  accept: string;
  several?: boolean;
  onOpen: (files: File[]) => void;
}

/** A button that opens files. The one that a browser has speaks the browser's language, not the page's. */
export function FileButton({ label, children = label, className, accept, several = false, onOpen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={several}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be opened again.
          currentTarget.value = '';
          if (files.length > 0) onOpen(files);
        }}
      />
    </>
  );
}
