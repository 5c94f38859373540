import { endOfDay, isValid, parseISO, startOfDay } from 'date-fns';

const fields = ['person', 'action', 'subject'] as const;

/** Parses the URL into a query of the log. Days become their start and end. */
export function auditQuery(params: URLSearchParams) {
  const query: Record<string, string> = {};
  for (const field of fields) {
    const value = params.get(field)?.trim();
    if (value) query[field] = value;
  }
  const from = parseISO(params.get('from') ?? '');
  const until = parseISO(params.get('until') ?? '');
  if (isValid(from)) query.from = startOfDay(from).toISOString();
  if (isValid(until)) query.until = endOfDay(until).toISOString();
  return query;
}

/** A noted head, `120:9f3c…`; undefined for what is none. */
export function readHead(text: string): { seq: number; hash: string } | undefined {
  const [, seq, hash] = /^\s*(\d{1,15})\s*:\s*([\da-f]{64})\s*$/i.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash: hash.toLowerCase() } : undefined;
}
