import type { FormDefinition, LeadData } from './form-definition.js';

/** Names of a form's technical inputs; they start with `_`. */
export const leadControls = {
  action: '_action',
  formId: '_form_id',
  idempotencyKey: '_idempotency_key',
  /** Place of the form on its page, which may show the same form twice. */
  block: '_block',
} as const;

/** Fields that a page's action needs before it loads the form. */
export interface LeadPost {
  formId: string;
  idempotencyKey: string | undefined;
  block: string | undefined;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const placeName = /^[\w-]{1,200}$/;

/** Returns `null` when the post is not a lead. A key that is not a UUID is dropped. */
export function readLeadPost(data: FormData): LeadPost | null {
  const formId = textOf(data.get(leadControls.formId));
  if (textOf(data.get(leadControls.action)) !== 'lead' || formId === '' || formId.length > 64) {
    return null;
  }
  const key = textOf(data.get(leadControls.idempotencyKey));
  const block = textOf(data.get(leadControls.block));
  return {
    formId,
    idempotencyKey: uuid.test(key) ? key : undefined,
    block: placeName.test(block) ? block : undefined,
  };
}

/** Raw answers by field id: for validation, and to show them again after an error. */
export function answersFromFormData(form: FormDefinition, data: FormData): LeadData {
  return Object.fromEntries(
    form.attributes.fields.flatMap((field): [string, string | string[]][] => {
      const texts = data.getAll(field.id).map(textOf);
      if (field.type === 'file')
        return [[field.id, data.getAll(field.id).map(fileName).filter(Boolean)]];
      if (field.type === 'checkbox' && field.options) return [[field.id, texts]];
      return texts[0] === undefined ? [] : [[field.id, texts[0]]];
    }),
  );
}

/** An unused file input posts an unnamed, empty file. */
const fileName = (value: FormDataEntryValue): string =>
  typeof value === 'string' ? value : value.name;

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';
