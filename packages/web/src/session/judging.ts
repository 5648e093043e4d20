import type { ReasonView } from '@breakpoint/engine';
import type { Judged, ScenarioData } from '../worker/judge.js';
import type { Why } from '../worker/why.js';
import { ScriptedSession } from './scripted.js';

/** A position before the judge: one person plays on for all players, and goes back to any answer. */
export class JudgeSession extends ScriptedSession<Judged> {
  constructor(
    position: { scenario: ScenarioData; fromStart: boolean },
    heard: (judged: Judged) => void,
    failed: (error: Error) => void,
    /** Called with the reason why something cannot be chosen. */
    private readonly refused: (key: string, reason: ReasonView & { why: Why }) => void,
  ) {
    super({ ask: 'judge', ...position }, heard, failed);
  }

  async goTo(at: number): Promise<void> {
    await this.tell({ ask: 'judge-at', at });
  }
  /** The position and the answers so far, as a scenario. */
  written(): Promise<ScenarioData> {
    return this.link.ask({ ask: 'judge-written' });
  }
  override async whyNot(key: string): Promise<ReasonView | null> {
    const reason = await this.link.ask<(ReasonView & { why: Why }) | null>({ ask: 'whyNot', key });
    if (reason) this.refused(key, reason);
    return reason;
  }
}
