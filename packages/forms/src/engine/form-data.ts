import type { FormDefinition, LeadData } from './form-definition.js';

/** Names of the inputs that a form carries beside its questions; they start with `_`. */
export const leadControls = {
  action: '_action',
  formId: '_form_id',
  idempotencyKey: '_idempotency_key',
} as const;

/** What a page's action needs to know before it loads the form. */
export interface LeadPost {
  formId: string;
  idempotencyKey: string | undefined;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** `null` when the post is no lead. A key that is no UUID is dropped. */
export function readLeadPost(data: FormData): LeadPost | null {
  const formId = textOf(data.get(leadControls.formId));
  if (textOf(data.get(leadControls.action)) !== 'lead' || formId === '' || formId.length > 64) {
    return null;
  }
  const key = textOf(data.get(leadControls.idempotencyKey));
  return { formId, idempotencyKey: uuid.test(key) ? key : undefined };
}

/** What was typed, by field id, as it was typed: to validate, and to show again when refused. */
export function answersFromFormData(form: FormDefinition, data: FormData): LeadData {
  return Object.fromEntries(
    form.attributes.fields.flatMap((field): [string, string | string[]][] => {
      const texts = data.getAll(field.id).map(textOf);
      if (field.type === 'checkbox' && field.options) return [[field.id, texts]];
      return texts[0] === undefined ? [] : [[field.id, texts[0]]];
    }),
  );
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';
