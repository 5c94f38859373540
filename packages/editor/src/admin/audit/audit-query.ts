const fields = ['person', 'action', 'subject'] as const;

/** What the address asks of the log; days become the moments at which they begin and end. */
export function auditQuery(params: URLSearchParams) {
  const query: Record<string, string> = {};
  for (const field of fields) {
    const value = params.get(field)?.trim();
    if (value) query[field] = value;
  }
  const from = dayOf(params.get('from'), '00:00:00.000');
  const until = dayOf(params.get('until'), '23:59:59.999');
  if (from) query.from = from;
  if (until) query.until = until;
  return query;
}

function dayOf(day: string | null, time: string): string | undefined {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** A noted head, `120:9f3c…`; undefined for what is none. */
export function readHead(text: string): { seq: number; hash: string } | undefined {
  const [, seq, hash] = /^\s*(\d{1,15})\s*:\s*([\da-f]{64})\s*$/i.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash: hash.toLowerCase() } : undefined;
}
