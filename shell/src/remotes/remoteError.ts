/** `offline`: there is no network, and the remote was not saved. */
export type RemoteFailure = 'unavailable' | 'offline' | 'needsUpdate' | 'disabled';

/** Why a remote cannot be shown; `cause` is what happened, `text` a message of its team. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly failure: RemoteFailure;
  readonly text: string | undefined;
  constructor(failure: RemoteFailure, { cause, text }: { cause?: unknown; text?: string } = {}) {
    super(text ?? failure, { cause });
    this.failure = failure;
    this.text = text;
  }
}
