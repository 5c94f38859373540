import { type FinanceOutput, financeOutputs } from '@mawkib/core/finance';
import * as z from 'zod';

const isOutput = (name: string): name is FinanceOutput =>
  (financeOutputs as readonly string[]).includes(name);

/** Names in a list or an object, at any depth: `{"total_deposit": {"cash_deposit": true}}`. */
function namesIn(value: unknown, depth = 0): string[] {
  if (depth > 3) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    item === false || item === null ? [] : [name, ...namesIn(item, depth + 1)],
  );
}

/** The configured outputs in their order; all of them if none is configured. */
export const outputConfiguration = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .transform((stored, context) => {
    const names = namesIn(stored).slice(0, 100);
    const unknown = names.find((name) => !isOutput(name));
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: unknown });
    return names.length === 0
      ? [...financeOutputs]
      : financeOutputs.filter((name) => names.includes(name));
  });
