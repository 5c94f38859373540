import { isRecord, memberOf, textIn } from '../reading/fields.js';

/** Options of a setting's link that opens a form. */
export interface FormLink {
  readonly form_id?: string;
  /** Heading of the form. Default: the form's own title. */
  readonly title?: string;
  /** Values of the form's hidden fields, by field id. */
  readonly hidden_fields?: Readonly<Record<string, string>>;
  /** Columns of the form. Default: 1. */
  readonly columns?: 1 | 2;
}

/** Reads the valid parts; without a form id nothing. */
export function readFormLink(link: Readonly<Record<string, unknown>>): FormLink {
  const id = memberOf(link, 'form_id');
  const form_id = typeof id === 'number' ? String(id) : textIn(link, 'form_id');
  if (form_id === undefined) return {};
  const title = textIn(link, 'title');
  const given = memberOf(link, 'hidden_fields');
  const hidden = Object.entries(isRecord(given) ? given : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    form_id,
    ...(title !== undefined && { title }),
    ...(hidden.length > 0 && { hidden_fields: Object.fromEntries(hidden) }),
    ...(Number(memberOf(link, 'columns')) === 2 && { columns: 2 as const }),
  };
}
