import type { ServeOptions } from '../base/options.js';

/** What the checks are about: a server's options, and what only `breakpoint doctor` knows. */
export interface Checked extends ServeOptions {
  data: string;
  /** The address of the site, as browsers know it. */
  site?: string;
}

/** The outcome of one check. */
export interface Finding {
  check: string;
  level: 'good' | 'warning' | 'bad';
  /** What was found, and what to do if it is not good: sentences. */
  text: string;
}
export type Check = (checked: Checked) => Finding[] | Promise<Finding[]>;

/** The outcomes of the check with this name. */
export const findings = (check: string) => ({
  good: (text: string): Finding => ({ check, level: 'good', text }),
  warning: (text: string): Finding => ({ check, level: 'warning', text }),
  bad: (text: string): Finding => ({ check, level: 'bad', text }),
});

export const because = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { message?: string; code?: string } };
  return cause?.code ?? cause?.message ?? (message || code || String(error));
};
