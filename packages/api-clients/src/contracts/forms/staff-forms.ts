import * as z from 'zod';
import { baseVersion, deleted, envelope, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import {
  confirmationSettings,
  formDraft,
  formId,
  formIntegrations,
  inLanguage,
  notificationSettings,
  staffForm,
} from './form.js';

const writers = ['editor', 'publisher', 'admin'] as const;
const readers = ['editor', 'publisher', 'leads', 'admin'] as const;

/** Site document, section 7. */
export const listForms = operation({
  id: 'listForms',
  service: 'forms',
  method: 'GET',
  path: '/forms',
  access: readers,
  summary: 'Forms of the market',
  query: z.object({
    ...pageQuery(100, 50),
    search: z.string().max(200).optional(),
    sort: z.enum(['updated_at', '-updated_at', 'name', '-name']).default('-updated_at'),
  }),
  response: listOf(staffForm),
});

/** A form in all locales for editing; `getForm` returns one language. */
export const getFormDraft = operation({
  id: 'getFormDraft',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/draft',
  access: readers,
  summary: 'A form in every language',
  params: formId,
  errors: { unknown_form: 404 },
  response: envelope(staffForm),
});

/** Site document, section 7. */
export const createForm = operation({
  id: 'createForm',
  service: 'forms',
  method: 'POST',
  path: '/forms',
  status: 201,
  access: writers,
  summary: 'Makes a form',
  /** Id in URLs and blocks; generated if missing. */
  body: formDraft.extend({ id: formId.shape.id.optional() }),
  errors: { form_exists: 409 },
  response: envelope(staffForm),
});

/** `version` is the version that was edited; a stale one fails with 409 `stale_version`. */
export const updateForm = operation({
  id: 'updateForm',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id',
  access: writers,
  summary: 'Changes a form',
  params: formId,
  body: formDraft.extend({ version: baseVersion }),
  errors: { unknown_form: 404, stale_version: 409 },
  response: envelope(staffForm),
});

/** 409 `form_in_use` while it has leads. Site document, section 7. */
export const deleteForm = operation({
  id: 'deleteForm',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id',
  access: writers,
  summary: 'Deletes a form',
  params: formId,
  errors: { unknown_form: 404, form_in_use: 409 },
  response: envelope(deleted),
});

/** Site document, section 7. */
export const getFormNotifications = operation({
  id: 'getFormNotifications',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/notifications',
  access: readers,
  summary: 'Mail recipients of a lead',
  params: formId,
  query: inLanguage,
  errors: { unknown_form: 404 },
  response: envelope(notificationSettings),
});

/** Site document, section 7. */
export const getFormConfirmations = operation({
  id: 'getFormConfirmations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/confirmations',
  access: readers,
  summary: 'The mail that a visitor gets',
  params: formId,
  query: inLanguage,
  errors: { unknown_form: 404 },
  response: envelope(confirmationSettings),
});

/** Site document, section 7. */
export const getFormIntegrations = operation({
  id: 'getFormIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/integrations',
  access: ['admin'],
  summary: 'Fields of a lead that other systems receive',
  params: formId,
  errors: { unknown_form: 404 },
  response: envelope(formIntegrations),
});

/** Site document, section 7. */
export const updateFormIntegrations = operation({
  id: 'updateFormIntegrations',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id/integrations',
  access: ['admin'],
  summary: 'Changes the fields of a lead that other systems receive',
  params: formId,
  body: z.object({ config: z.record(z.string().max(100), z.unknown()) }),
  errors: { unknown_form: 404 },
  response: envelope(formIntegrations),
});
