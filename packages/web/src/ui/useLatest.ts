import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A value for event handlers and effects that must not run again when it changes: they read what was drawn last. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
