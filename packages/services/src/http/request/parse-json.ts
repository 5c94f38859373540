import { apiErrors } from '../errors/api-errors.js';

/** Parses a JSON body. A syntax error is reported with line and column. */
export function parseJson(source: string): unknown {
  if (source.trim() === '') return undefined;
  try {
    return JSON.parse(source);
  } catch (error) {
    const position = faultPosition(error, source);
    const before = source.slice(0, position).split('\n');
    throw apiErrors.malformedJson(before.length, (before.at(-1) ?? '').length + 1);
  }
}

function faultPosition(error: unknown, source: string): number {
  const at = /at position (\d+)/.exec((error as Error).message)?.[1];
  return at === undefined ? source.length : Number(at);
}
