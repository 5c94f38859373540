import * as z from 'zod';
import { envelope, localeOrDefault, localized, resource } from '../envelope.js';
import { operation } from '../operation.js';

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
  'file',
] as const;

/** Defaults and limits of file fields. */
export const fileFieldLimits = { bytes: 5 * 1024 * 1024, files: 3 } as const;

/** Field properties without texts, the same for visitors and staff. */
const fieldProperties = {
  type: z.enum(formFieldTypes),
  required: z.boolean().default(false),
  min_length: z.int().optional(),
  max_length: z.int().optional(),
  /** Max bytes per file of a file field. Default and maximum: 5 MB. */
  max_file_size: z.int().min(1024).max(fileFieldLimits.bytes).optional(),
  /** Max number of files of a file field. Default and maximum: 3. */
  max_files: z.int().min(1).max(fileFieldLimits.files).optional(),
  /** First day of a date field, in days from the market's today: 0 today, 1 tomorrow. */
  min_days: z.int().min(-50_000).max(50_000).optional(),
  /** Last day of a date field, in days from the market's today. */
  max_days: z.int().min(-50_000).max(50_000).optional(),
  /** Value of the `autocomplete` attribute: `name`, `email`, `tel`, … */
  autocomplete: z.string().optional(),
  default_value: z.string().optional(),
  /** `half`: half a row, if the form has two columns. */
  width: z.enum(['full', 'half']).default('full'),
};

/** One field of a form, in the requested language. */
export const formField = z.looseObject({
  id: z.string(),
  label: z.string(),
  help: z.string().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** First and last day of a date field, `YYYY-MM-DD`: `min_days` and `max_days` of today. */
  min: z.string().optional(),
  max: z.string().optional(),
  ...fieldProperties,
});
export type FormField = z.infer<typeof formField>;

/** Shown to the visitor after the lead is stored. @internal */
export const thankYouSettings = z.looseObject({ heading: z.string(), text: z.string() });
/** Recipients of the mail about a new lead, and its subject. @internal */
export const notificationSettings = z.looseObject({
  enabled: z.boolean(),
  recipients: z.array(z.string()),
  subject: z.string().nullish(),
});
/** The mail to the visitor; `email_field` is the id of the field with the address. @internal */
export const confirmationSettings = z.looseObject({
  enabled: z.boolean(),
  email_field: z.string().nullish(),
  subject: z.string().nullish(),
  text: z.string().nullish(),
});

/** Integrations of a form: the fields that each system receives. */
export const formIntegrations = z.looseObject({ config: z.record(z.string(), z.unknown()) });
export type FormIntegrations = z.infer<typeof formIntegrations>;

/** A form for visitors, in one language. Site document, section 3. */
export const form = resource(
  'form',
  z.looseObject({
    name: z.string(),
    title: z.string(),
    introduction: z.string().optional(),
    submit_label: z.string(),
    fields: z.array(formField),
    settings: z.looseObject({
      thank_you: thankYouSettings,
      /** Staff only. */
      notifications: notificationSettings.optional(),
      confirmations: confirmationSettings.optional(),
    }),
    /** Staff only. */
    integrations: formIntegrations.optional(),
  }),
);
export type Form = z.infer<typeof form>;

/** The writable fields of a form: texts in every locale. */
export const formDraft = z.object({
  name: z.string().trim().min(1).max(200),
  title: localized,
  introduction: localized.optional(),
  submit_label: localized,
  fields: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        label: localized,
        help: localized.optional(),
        options: z.array(z.object({ value: z.string(), label: localized })).optional(),
        ...fieldProperties,
      }),
    )
    .min(1)
    .max(200),
  settings: z.object({
    thank_you: z.object({ heading: localized, text: localized }),
    notifications: notificationSettings.optional(),
    confirmations: confirmationSettings
      .extend({
        subject: localized.nullish(),
        text: localized.nullish(),
      })
      .optional(),
  }),
});
export type FormDraft = z.infer<typeof formDraft>;

/** A stored form; `version` counts its changes. */
export const staffForm = resource(
  'form',
  formDraft.extend({ version: z.int().min(1), updated_at: z.string() }).loose(),
);
export type StaffForm = z.infer<typeof staffForm>;

/** @internal */
export const formId = z.object({ id: z.string().min(1).max(64) });
/** @internal */
export const inLanguage = z.object({ locale: localeOrDefault });

/** Site document, section 7. */
export const getForm = operation({
  id: 'getForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id',
  summary: 'A form in one language',
  params: formId,
  query: inLanguage,
  errors: { unknown_form: 404 },
  response: envelope(form),
});

/** Site document, section 7. */
export const getFormThankYou = operation({
  id: 'getFormThankYou',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/thank_you',
  summary: 'What a visitor reads after sending',
  params: formId,
  query: inLanguage,
  errors: { unknown_form: 404 },
  response: envelope(thankYouSettings),
});
