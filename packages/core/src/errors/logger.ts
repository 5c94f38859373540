/**
 * What a library writes to. `message` is one plain line; `details` are for programs. `console`
 * fits, and so does a thin wrapper of pino.
 */
export interface Logger {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

/** Writes nothing. */
export const silentLogger: Logger = { warn() {}, error() {} };
