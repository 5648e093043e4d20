import type { ReasonView } from '@breakpoint/engine';
import type { ErrorCode } from '@breakpoint/protocol';

/** What is answered with a coded error. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = code,
    readonly reason?: ReasonView,
  ) {
    super(message);
  }
}
