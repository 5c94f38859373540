import { redirect, redirectDocument } from 'react-router';

/** Thrown when the requested page is at another address. */
export class RedirectSignal extends Error {
  readonly code = 'ERR_REDIRECT';
  readonly status: number;
  /** True if the target is outside this site, so that a browser loads it as a document. */
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
