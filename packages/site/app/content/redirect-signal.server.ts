import { redirect, redirectDocument } from 'react-router';

/** Not a failure: the page that was asked for is at another address. */
export class RedirectSignal extends Error {
  readonly code = 'ERR_REDIRECT';
  readonly status: number;
  /** The target is no page of this site; a browser loads it as a document of its own. */
  readonly leaves: boolean;

  constructor(
    readonly to: string,
    { status, leaves }: { status: number; leaves: boolean },
  ) {
    super(`Redirected to ${to}`);
    this.name = 'RedirectSignal';
    this.status = status;
    this.leaves = leaves;
  }
}

export const isRedirectSignal = (error: unknown): error is RedirectSignal =>
  error instanceof Error && (error as { code?: unknown }).code === 'ERR_REDIRECT';

export const redirectResponse = ({ to, status, leaves }: RedirectSignal): Response =>
  (leaves ? redirectDocument : redirect)(to, status);
