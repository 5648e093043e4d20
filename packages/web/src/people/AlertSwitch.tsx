import { useState } from 'react';
import look from '../ui/look.module.css';
import { alertsWanted, dropAlerts, wantAlerts } from './alerts.js';
import { usePeopleWords } from './words/index.js';

/** Turns notifications for the player's turn on and off. */
export function AlertSwitch({ table }: { table: string }) {
  const words = usePeopleWords();
  const [on, setOn] = useState(alertsWanted);
  const [refused, setRefused] = useState(false);
  if (typeof Notification !== 'function') return null;
  const change = (wanted: boolean): void => {
    setRefused(false);
    if (!wanted) {
      dropAlerts();
      setOn(false);
      return;
    }
    wantAlerts(table).then(
      (allowed) => {
        setOn(allowed);
        setRefused(!allowed);
      },
      // The page's own notifications work even if the server's alerts do not.
      () => setOn(alertsWanted()),
    );
  };
  return (
    <div>
      <label className={look.check}>
        <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
        {words.alerts}
      </label>
      <p role="status" className={look.hint}>
        {refused && words.alertsRefused}
      </p>
    </div>
  );
}
