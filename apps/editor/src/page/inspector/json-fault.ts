import type { Field } from '@mawkib/blocks/definitions';
import type { Locale } from '@mawkib/core/locale';
import { inspectorMessages } from './inspector-messages.ts';

interface Parsed {
  success: boolean;
  error?: { issues: { path: PropertyKey[] }[] };
}

/** What is wrong with a JSON text and where, in words; null when it is right or blank. */
export function jsonFault(field: Field, source: string, locale: Locale): string | null {
  if (source.trim() === '') return null;
  const t = inspectorMessages(locale);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const place = placeOf(error, source);
    return place ? t('json_broken', place) : t('json_broken_somewhere');
  }
  const parsed = field.schema?.safeParse(value) as Parsed | undefined;
  if (!parsed || parsed.success) return null;
  const where = parsed.error?.issues[0]?.path.map(String).join('.');
  return where ? t('json_wrong', { where }) : t('json_wrong_whole');
}

/** Line and column from 1; browsers say it in their messages alone. */
function placeOf(error: unknown, source: string): { line: number; column: number } | null {
  const said = error instanceof Error ? error.message : '';
  const direct = /line (\d+) column (\d+)/.exec(said);
  if (direct) return { line: Number(direct[1]), column: Number(direct[2]) };
  const position = /position (\d+)/.exec(said);
  const at = position ? Number(position[1]) : /end of/i.test(said) ? source.length : null;
  if (at === null) return null;
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
