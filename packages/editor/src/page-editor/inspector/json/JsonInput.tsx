import type { Field } from '@mawkib/blocks/model';
import { type Locale, localize } from '@mawkib/core/locale';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageStore } from '../../store/page-store-context.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { useDraftValue } from '../use-draft-value.ts';
import { JsonEditor } from './JsonEditor.tsx';
import { jsonErrorAt } from './json-error-at.ts';

interface Parsed {
  success: boolean;
  error?: { issues: { path: PropertyKey[] }[] };
}

/** Message for the first syntax or schema error of a JSON text, with its position; null for none or a blank text. */
function jsonErrorText(field: Field, source: string, locale: Locale): string | null {
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

/** JSON input, validated on every change. An invalid text stays in the editor and is not stored. */
export function JsonInput({ field, value, set }: FieldProps) {
  const { locale } = useLanguage();
  const store = usePageStore();
  const stored = typeof value === 'string' ? value : '';
  const { text, error, change } = useDraftValue(stored, (typed) => {
    const failure = set(typed);
    if (!failure) return null;
    return jsonErrorText(field, typed, locale) ?? localize(failure.message, locale);
  });
  return (
    <FormField label={localize(field.label, locale)} field={field} error={error}>
      {(attributes) => (
        <JsonEditor
          attributes={attributes}
          value={text}
          onChange={change}
          onBlur={store.getState().closeStep}
        />
      )}
    </FormField>
  );
}
