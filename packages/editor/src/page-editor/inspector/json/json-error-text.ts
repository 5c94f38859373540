import type { Field } from '@mawkib/blocks/model';
import type { Locale } from '@mawkib/core/locale';
import { inspectorMessages } from '../inspector-messages.ts';
import { jsonErrorAt } from './json-error-at.ts';

interface Parsed {
  success: boolean;
  error?: { issues: { path: PropertyKey[] }[] };
}

/** Message for the first syntax or schema error of a JSON text, with its position; null for none or a blank text. */
export function jsonErrorText(field: Field, source: string, locale: Locale): string | null {
  if (source.trim() === '') return null;
  const t = inspectorMessages(locale);
  const at = jsonErrorAt(source);
  if (at !== null) return t('json_broken', positionOf(at, source));
  const parsed = field.schema?.safeParse(JSON.parse(source)) as Parsed | undefined;
  if (!parsed || parsed.success) return null;
  const where = parsed.error?.issues[0]?.path.map(String).join('.');
  return where ? t('json_wrong', { where }) : t('json_wrong_whole');
}

/** Line and column from 1. */
function positionOf(at: number, source: string): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
