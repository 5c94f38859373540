import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '../../db/schema/forms.js';

/**
 * Differences between two versions of a form, as paths that staff recognise: `title`,
 * `fields.email`.
 */
export function formChanges(before: FormDefinition, after: FormDefinition): string[] {
  const [was, is] = [parts(before), parts(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)));
}

function parts({ fields, settings, ...texts }: FormDefinition): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(texts),
    ...Object.entries(settings).map(([name, value]) => [`settings.${name}`, value] as const),
    ...fields.map((field) => [`fields.${field.id}`, field] as const),
    ['fields', fields.map(({ id }) => id)],
  ]);
}
