import { type ActionTree, type AnyCard, type Document, LIMITS } from '@breakpoint/workshop';
import { fill } from '../../i18n/index.js';
import { Choice } from '../../ui/Choice.js';
import { Stepper } from '../../ui/Stepper.js';
import { useWorkshop } from '../words/index.js';
import styles from './fields.module.css';
import { KindChips } from './Kinds.js';

/** What is printed on a card besides its name and its words. */
export function CardFacts({
  document,
  card,
  onChange,
  onKinds,
}: {
  document: Document;
  card: AnyCard;
  onChange: (card: AnyCard) => void;
  onKinds: () => void;
}) {
  const words = useWorkshop();
  return (
    <div className={styles.fields}>
      {card.kind !== 'base' && (
        <Choice
          label={words.kind}
          value={card.kind}
          options={(['minion', 'action'] as const).map((kind) => [kind, words.kinds[kind]] as const)}
          onChange={(kind) => onChange(ofKind(card, kind))}
        />
      )}
      {card.kind === 'action' && (
        <Choice
          label={words.goes}
          value={card.goes ?? 'none'}
          options={(['none', 'base', 'minion', 'your minion'] as const).map((goes) => [goes, words.goesTo[goes]] as const)}
          onChange={(to) => {
            const { goes, ...others } = card;
            onChange(to === 'none' ? others : { ...others, goes: to });
          }}
        />
      )}
      <div className={styles.steppers}>
        {card.kind === 'minion' && (
          <Fact what={words.power} value={card.power} from={0} to={LIMITS.power} onChange={(power) => onChange({ ...card, power })} />
        )}
        {card.kind === 'base' ? (
          <>
            <Fact
              what={words.breakpoint}
              value={card.breakpoint}
              from={5}
              to={LIMITS.breakpoint}
              onChange={(breakpoint) => onChange({ ...card, breakpoint })}
            />
            {card.vp.map((vp, place) => (
              <Fact
                key={place}
                what={words.vp[place]}
                value={vp}
                from={0}
                to={LIMITS.vp}
                onChange={(n) => onChange({ ...card, vp: card.vp.map((v, i) => (i === place ? n : v)) as [number, number, number] })}
              />
            ))}
          </>
        ) : (
          <Fact
            fact="copies"
            what={words.copies}
            value={card.copies}
            from={1}
            to={LIMITS.copies}
            onChange={(copies) => onChange({ ...card, copies })}
          />
        )}
      </div>
      {card.kind !== 'base' && <KindChips document={document} card={card} onChange={onChange} onKinds={onKinds} />}
    </div>
  );
}

/** The card as a minion or an action; its words stay, and those that do not fit glow. */
function ofKind(card: Exclude<AnyCard, { kind: 'base' }>, kind: 'minion' | 'action'): AnyCard {
  const { id, name, copies, kinds, picture, abilities } = card;
  const common = { id, name, copies, ...(kinds && { kinds }), ...(picture !== undefined && { picture }), abilities };
  return kind === 'minion' ? { ...common, kind, power: 3 } : ({ ...common, kind } satisfies ActionTree);
}

interface FactProps {
  /** What it is called on the card above. */
  fact?: 'copies';
  what: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
}

function Fact({ fact, what, value, from, to, onChange }: FactProps) {
  const words = useWorkshop();
  return (
    <div className={styles.stepper} data-fact={fact}>
      <span>{what}</span>
      <span>
        <Stepper
          value={value}
          label={what}
          less={fill(words.less, { what })}
          more={fill(words.more, { what })}
          onLess={value > from ? () => onChange(value - 1) : null}
          onMore={value < to ? () => onChange(value + 1) : null}
        />
      </span>
    </div>
  );
}
