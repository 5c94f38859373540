/**
 * Logger of a library. `message` is one line; `details` are for programs. `console` fits, and so
 * does a thin wrapper of pino.
 */
export interface Logger {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

/** A logger that does nothing. */
export const silentLogger: Logger = { warn() {}, error() {} };
