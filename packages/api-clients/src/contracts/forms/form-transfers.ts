import * as z from 'zod';
import { envelope } from '../envelope.js';
import { operation } from '../operation.js';
import { formDraft, formId, staffForm } from './form.js';

const writers = ['editor', 'publisher', 'admin'] as const;

/** A form for transfer between markets. */
export const exportedForm = z.object({
  kind: z.literal('form'),
  version: z.literal(1),
  form: formDraft.extend({ id: formId.shape.id.optional() }),
});
export type ExportedForm = z.infer<typeof exportedForm>;

/** Site document, section 7. */
export const exportForm = operation({
  id: 'exportForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/export',
  access: writers,
  summary: 'A form, to be imported elsewhere',
  params: formId,
  errors: { unknown_form: 404 },
  response: envelope(exportedForm),
});

/** Creates a form from an export; generates a new id if the id is in use. */
export const importForm = operation({
  id: 'importForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/import',
  status: 201,
  access: writers,
  summary: 'Makes a form of an exported one',
  body: exportedForm,
  response: envelope(staffForm),
});

/** Copies a form under another name. Site document, section 7. */
export const duplicateForm = operation({
  id: 'duplicateForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/duplicate',
  status: 201,
  access: writers,
  summary: 'Makes an equal form under another name',
  params: formId,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  errors: { unknown_form: 404 },
  response: envelope(staffForm),
});
