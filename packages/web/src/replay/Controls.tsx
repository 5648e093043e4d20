import { OPEN, SPECTATOR } from '@breakpoint/engine';
import { useEffect } from 'react';
import { fill } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { Square } from '../ui/Square.js';
import styles from './Controls.module.css';
import type { ReelTools } from './useReel.js';
import { useReplayWords } from './words/index.js';

/** Keyboard control: arrows step, Home and End jump, Space plays. */
function useReplayKeys({ stop, playing, goTo, play }: ReelTools): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
      if (event.key === ' ' && target.closest('button, a')) return;
      const moves: Record<string, () => void> = {
        ArrowRight: () => goTo(stop + 1),
        ArrowLeft: () => goTo(stop - 1),
        Home: () => goTo(0),
        End: () => goTo(Number.POSITIVE_INFINITY),
        ' ': () => play(!playing),
      };
      if (!moves[event.key]) return;
      event.preventDefault();
      moves[event.key]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [goTo, play, stop, playing]);
}

/** The controls of a replay: step, scrub, play, jump, and the choice of the viewer. */
export function Controls({ tools, names }: { tools: ReelTools; names: readonly string[] }) {
  const words = useReplayWords();
  const { reel, stop, seat, playing, goTo, play } = tools;
  useReplayKeys(tools);
  if (!reel) return null;
  const end = reel.stops.length - 1;
  const turn = reel.turns.findLastIndex((t) => t.stop <= stop);
  const told = fill(words.step, { n: stop, m: end });
  return (
    <section className={styles.controls} aria-label={words.position}>
      <div className={styles.scrub}>
        <input
          type="range"
          min={0}
          max={end}
          value={stop}
          aria-label={words.position}
          aria-valuetext={
            turn >= 0 ? `${told}, ${fill(words.turnBy, { n: reel.turns[turn].turn, who: names[reel.turns[turn].seat] })}` : told
          }
          onChange={(event) => {
            play(false);
            goTo(Number(event.target.value));
          }}
        />
        <span className={styles.number}>
          {stop}/{end}
        </span>
      </div>
      <div className={styles.transport}>
        <Square icon="toEnd" label={words.toStart} className={styles.turned} disabled={stop === 0} onClick={() => goTo(0)} />
        <Square icon="stepOn" label={words.stepBack} className={styles.turned} disabled={stop === 0} onClick={() => goTo(stop - 1)} />
        <Square
          icon={playing ? 'pause' : 'play'}
          label={playing ? words.pause : words.playOn}
          className={look.primary}
          onClick={() => play(!playing)}
        />
        <Square icon="stepOn" label={words.stepOn} disabled={stop >= end} onClick={() => goTo(stop + 1)} />
        <Square icon="toEnd" label={words.toEnd} disabled={stop >= end} onClick={() => goTo(end)} />
      </div>
      <label className={styles.control}>
        <span>{words.turnSelect}</span>
        <select value={turn} onChange={(event) => goTo(event.target.value === '-1' ? 0 : reel.turns[Number(event.target.value)].stop)}>
          <option value={-1}>{words.beginning}</option>
          {reel.turns.map((t, i) => (
            <option key={t.turn} value={i}>
              {fill(words.turnBy, { n: t.turn, who: names[t.seat] })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.control}>
        <span>{words.seenBy}</span>
        <select value={seat} onChange={(event) => tools.look(Number(event.target.value))}>
          <option value={OPEN}>{words.allHands}</option>
          {names.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
          <option value={SPECTATOR}>{words.noHands}</option>
        </select>
      </label>
    </section>
  );
}
