import { chosenOptions, isOption, isTicked } from './choices.js';
import { cleanText, cleanToken } from './clean-text.js';
import type { FormDefinition, FormField, LeadData } from './form-definition.js';

/** Mappings that prefill a form from its address and its link; fields of the form component. */
export interface FormMappings {
  /** Name of a hidden field to its value. */
  form_hidden_field_mapping?: Readonly<Record<string, string>>;
  /** URL parameter to field id. */
  form_params_mapping?: Readonly<Record<string, string>>;
  /** URL parameter to the id of a location field. */
  form_location_params_mapping?: Readonly<Record<string, string>>;
  /** External location id to our location id. */
  form_location_mapping?: Readonly<Record<string, string>>;
}

/**
 * Initial values: the fields' defaults, overridden by the address. Values that a field cannot take
 * (an option it does not have) are dropped; incomplete text stays.
 */
export function prefill(
  form: FormDefinition,
  search: URLSearchParams,
  mappings: FormMappings = {},
): LeadData {
  const values: [string, string | string[]][] = [];
  for (const field of form.attributes.fields) {
    const requested = paramsOf(field, mappings)
      .map((name) => search.getAll(name))
      .find(hasText);
    const written = requested ?? (field.default_value ? [field.default_value] : []);
    const value = startValue(
      field,
      written.map((text) => translate(field, text, mappings)),
    );
    if (value !== undefined) values.push([field.id, value]);
  }
  return Object.fromEntries(values);
}

/**
 * Values that a link sets for the hidden fields of the form that it opens; other names are dropped.
 * A form that is part of a page has none of them.
 */
export const hiddenAnswers = (
  form: FormDefinition,
  linked: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    form.attributes.fields.flatMap(({ id, type }) =>
      type === 'hidden' && Object.hasOwn(linked, id) ? [[id, linked[id] ?? '']] : [],
    ),
  );

/** `prefill` with parameters that are named like the visible fields. */
export function prefillByName(form: FormDefinition, search: URLSearchParams): LeadData {
  const visible = form.attributes.fields.filter(({ type }) => type !== 'hidden');
  const names = Object.fromEntries(visible.map(({ id }) => [id, id]));
  return prefill(form, search, { form_params_mapping: names });
}

/** Our id of a location, or `external` itself when the mapping does not have it. */
export function locationId(external: string, mappings: FormMappings): string {
  const table = mappings.form_location_mapping ?? {};
  return (Object.hasOwn(table, external) && table[external]) || external;
}

function paramsOf(field: FormField, mappings: FormMappings): string[] {
  const tables = [
    ...(field.type === 'location' ? [mappings.form_location_params_mapping ?? {}] : []),
    mappings.form_params_mapping ?? {},
  ];
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([param, id]) => (id === field.id ? [param] : [])),
  );
}

const translate = (field: FormField, text: string, mappings: FormMappings) =>
  field.type === 'location' ? locationId(text, mappings) : text;

/** Without the rules for texts, which load when the form gets the focus. */
function startValue(field: FormField, written: string[]): string | string[] | undefined {
  const [first] = written;
  if (first === undefined) return undefined;
  if (field.type === 'checkbox' && !field.options) return String(isTicked(written));
  if (field.type === 'checkbox') return filled(chosenOptions(field, written));
  if (field.type === 'file') return filled(written.map(cleanToken).filter(Boolean));
  if (choiceTypes.has(field.type)) {
    const value = cleanToken(first);
    return isOption(field, value) ? filled(value) : undefined;
  }
  const text = cleanText(first);
  return [...text].length > (field.max_length ?? maxText) ? undefined : filled(text);
}

const choiceTypes: ReadonlySet<FormField['type']> = new Set(['select', 'radio', 'location']);
/** Max length of a text without a limit, in characters. */
const maxText = 5000;

const filled = <T extends string | string[]>(value: T | null): T | undefined =>
  value && value.length > 0 ? value : undefined;

const hasText = (values: string[]) => values.some((value) => value.trim() !== '');
