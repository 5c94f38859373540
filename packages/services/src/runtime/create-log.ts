import { type Logger, pino } from 'pino';

const secret = [
  'authorization',
  'cookie',
  'csrf',
  'password',
  'secret',
  'token',
  'code',
  'code_verifier',
  'email',
  'phone',
  'name',
  'first_name',
  'last_name',
  'data',
  'lead_attributes',
  'body',
];

/** Paths that are redacted in logs: secrets and personal data. */
export const redacted = secret.flatMap((key) => [
  `headers.${key}`,
  `input.${key}`,
  `person.${key}`,
]);

export function createLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'api' },
    redact: { paths: redacted, censor: '[redacted]' },
  });
}

/**
 * An error for the log, without PostgreSQL's `detail` and `parameters`: they can contain visitors'
 * input.
 */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error as Error & { cause?: unknown };
  const code =
    (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code;
  const deepest = cause instanceof Error ? cause : error;
  return {
    type: name,
    message: deepest.message.split('\nparams:')[0],
    ...(typeof code === 'string' && { code }),
    stack: stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  };
}
