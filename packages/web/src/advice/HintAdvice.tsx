import { Suspense } from 'react';
import { lazily } from '../ui/lazily.js';
import type { Props } from './Advice.js';

const Advice = lazily(async () => (await import('./Advice.js')).Advice);

/** A hint in words. The code for it is loaded with the first hint: the table has enough to load at the beginning. */
export const HintAdvice = (props: Props) => (
  <Suspense fallback={null}>
    <Advice {...props} />
  </Suspense>
);
