import { formFieldTypes, localized } from '@mawkib/api-clients/contracts';
import * as z from 'zod';

/** A form as staff define it: texts in every language. */
export const formDefinition = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1),
  title: localized,
  introduction: localized.optional(),
  submit_label: localized,
  fields: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        type: z.enum(formFieldTypes),
        label: localized,
        help: localized.optional(),
        required: z.boolean().default(false),
        min_length: z.int().optional(),
        max_length: z.int().optional(),
        autocomplete: z.string().optional(),
        options: z.array(z.object({ value: z.string(), label: localized })).optional(),
        default_value: z.string().optional(),
        width: z.enum(['full', 'half']).default('full'),
      }),
    )
    .min(1),
  settings: z.object({ thank_you: z.object({ heading: localized, text: localized }) }),
});
export type FormDefinition = z.infer<typeof formDefinition>;
