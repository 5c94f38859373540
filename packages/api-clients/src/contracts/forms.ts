import * as z from 'zod';
import { envelope, listOf, locale, pageQuery, resource } from './common.js';
import { operation } from './operation.js';

export const formFieldTypes = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'date',
  'location',
  'hidden',
] as const;

/** One question of a form, in the asked language. */
export const formField = z.looseObject({
  id: z.string(),
  type: z.enum(formFieldTypes),
  label: z.string(),
  help: z.string().optional(),
  required: z.boolean().default(false),
  min_length: z.int().optional(),
  max_length: z.int().optional(),
  /** What browsers may fill in: `name`, `email`, `tel`, … */
  autocomplete: z.string().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  default_value: z.string().optional(),
  /** `half` stands beside its neighbour where the form has two columns. */
  width: z.enum(['full', 'half']).default('full'),
});
export type FormField = z.infer<typeof formField>;

export const form = resource(
  'form',
  z.looseObject({
    name: z.string(),
    title: z.string(),
    introduction: z.string().optional(),
    submit_label: z.string(),
    fields: z.array(formField),
    settings: z.looseObject({
      thank_you: z.looseObject({ heading: z.string(), text: z.string() }),
    }),
  }),
);
export type Form = z.infer<typeof form>;

/** Answers by field id; a checkbox group holds several. */
export const leadData = z.record(
  z.string().max(100),
  z.union([z.string().max(5000), z.array(z.string().max(500)).max(50)]),
);
export type LeadData = z.infer<typeof leadData>;

export const lead = z.looseObject({
  id: z.string(),
  form_id: z.string(),
  created_at: z.string(),
  locale,
  data: leadData,
  integrations: z.looseObject({ status: z.string() }),
});
export type Lead = z.infer<typeof lead>;

const formId = z.object({ id: z.string().min(1).max(64) });

export const getForm = operation({
  id: 'getForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id',
  params: formId,
  query: z.object({ locale: locale.default('ar') }),
  answer: envelope(form),
});

export const getFormThankYou = operation({
  id: 'getFormThankYou',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/thank_you',
  params: formId,
  query: z.object({ locale: locale.default('ar') }),
  answer: envelope(z.looseObject({ heading: z.string(), text: z.string() })),
});

/**
 * Stores a lead. `idempotency_key` (a UUID the form carries) makes a repeated submit answer with
 * the lead that the first one made. Wrong answers: 422 `invalid_lead` with one error per field.
 */
export const createLead = operation({
  id: 'createLead',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads',
  status: 201,
  params: formId,
  body: z.object({
    data: leadData,
    locale: locale.default('ar'),
    idempotency_key: z.uuid().optional(),
    'g-recaptcha-response': z.string().optional(),
  }),
  answer: envelope(z.looseObject({ id: z.string(), created_at: z.string() })),
});

export const listLeads = operation({
  id: 'listLeads',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads',
  access: ['leads', 'admin'],
  params: formId,
  query: z.looseObject({
    ...pageQuery(100, 20),
    'filter[created_at_gteq]': z.iso.datetime({ offset: true }).optional(),
    'filter[created_at_lteq]': z.iso.datetime({ offset: true }).optional(),
    sort: z.enum(['created_at', '-created_at']).default('-created_at'),
  }),
  answer: listOf(lead),
});
