import { describeOption, INPUTS, inputs, newPosition, SORTS } from './options.js';
import { type Decision, type Game, PROMPTS, type Prompt } from './rules.js';
import type { Weights } from './weights.js';

/**
 * Learnt from games (`breakpoint train --policy`): how good an option looks at a glance. For each sort of option and each prompt,
 * the weights of the numbers that describe an option.
 */
export interface Policy {
  readonly weights: readonly (readonly Float64Array[])[];
  /** How much chance there is in a choice. With 1, options are chosen as often as was learnt; with less, the best ones more often. */
  readonly heat: number;
}

export const PROMPT_NAMES = Object.keys(PROMPTS) as Prompt[];
const promptNumbers = new Map<string, number>(PROMPT_NAMES.map((p, i) => [p, i]));

/** The score of each option: the logarithm of how often it is chosen, up to a constant. `STOP` stands for choosing nothing. */
export function glances(policy: Policy, g: Game, d: Decision, options: readonly number[], w: Weights): number[] {
  const prompt = promptNumbers.get(d.prompt)!;
  const scores: number[] = [];
  newPosition();
  for (let i = 0; i < options.length; i++) {
    const weights = policy.weights[describeOption(g, d, options[i], w)][prompt];
    let sum = 0;
    for (let k = 0; k < weights.length; k++) sum += weights[k] * inputs[k];
    scores.push(sum);
  }
  return scores;
}

/** The heat for bots other than a search. */
export const USUAL_HEAT = 0.3;

/** The name of what has been learnt from all prompts together. It stands in for prompts that came up too rarely. */
export const ANY = '*';

/** A policy as text: a line for each prompt and sort, with the weights in hundredths. */
export function policyFromText(text: string, heat: number): Policy {
  const lines = new Map<string, Float64Array>();
  for (const line of text.trim().split('\n')) {
    const [prompt, sort, ...numbers] = line.trim().split(' ');
    if (numbers.length !== INPUTS[SORTS.indexOf(sort as (typeof SORTS)[number])]) throw new Error(`not a line of a policy: ${line}`);
    lines.set(
      `${prompt} ${sort}`,
      Float64Array.from(numbers, (n) => Number(n) / 100),
    );
  }
  const weights = SORTS.map((sort, i) => {
    const any = lines.get(`${ANY} ${sort}`) ?? new Float64Array(INPUTS[i]);
    return PROMPT_NAMES.map((prompt) => lines.get(`${prompt} ${sort}`) ?? any);
  });
  return { weights, heat };
}
