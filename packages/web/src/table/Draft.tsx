import type { OptionView, View } from '@breakpoint/engine';
import { factionName, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors, Ground } from '../ui/Art.js';
import { SeatBadge } from '../ui/Seat.js';

/** During the draft: the factions that each player has. */
export function Drafted({ view, names }: { view: View; names: readonly string[] }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <ul className="drafted" aria-label={words.factions}>
      {view.players.map((p) => (
        <li key={p.seat} className={view.decision?.seat === p.seat ? 'asked' : ''}>
          <SeatBadge seat={p.seat} small /> <b>{names[p.seat]}</b>
          {p.factions.map((f) => (
            <span key={f} className="drafted-faction" style={factionColors(f)}>
              <Emblem faction={f} /> {factionName(texts, f)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The factions on offer, for players who wait for their turn and for spectators. */
export function Pool({ options }: { options: readonly OptionView[] }) {
  const words = useWords();
  const texts = useTexts();
  const factions = options.flatMap((o) => (o.faction ? [o.faction] : []));
  if (factions.length === 0) return null;
  return (
    <ul className="offers pool" aria-label={words.offered}>
      {factions.map((f) => (
        <li key={f} className="faction-tile" style={factionColors(f)}>
          <Ground faction={f} />
          <Emblem faction={f} />
          <span className="tile-name">{factionName(texts, f)}</span>
          <span className="tile-theme">{texts.factions[f]?.theme}</span>
        </li>
      ))}
    </ul>
  );
}
