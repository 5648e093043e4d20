import { useEffect, useState } from 'react';
import { fill } from '../i18n/index.js';
import { usePeopleWords } from '../i18n/people/index.js';

/** Counts down until a bot takes the open seat of a quick match. */
export function QuickWait({ ms }: { ms: number }) {
  const own = usePeopleWords();
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((s) => Math.max(0, s - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="note" role="timer">
      {fill(own.waitingForOpponent, { n: seconds })}
    </p>
  );
}
