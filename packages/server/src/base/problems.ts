import type { ReasonView } from '@breakpoint/engine';
import type { ErrorCode } from '@breakpoint/protocol';

/** An error that the client gets as a code. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = code,
    readonly reason?: ReasonView,
  ) {
    super(message);
  }
}
