import * as z from 'zod';
import {
  deleted,
  envelope,
  file,
  fileBody,
  instant,
  listOf,
  locale,
  localeOrDefault,
  pageQuery,
} from '../envelope.js';
import { operation } from '../operation.js';
import { formId } from './form.js';

const leadStaff = ['leads', 'admin'] as const;

/** Answers by field id; a checkbox group has several. */
export const leadData = z.record(
  z.string().max(100),
  z.union([z.string().max(5000), z.array(z.string().max(500)).max(50)]),
);
export type LeadData = z.infer<typeof leadData>;

/** A file of a lead, without its content. */
export const leadFile = z.looseObject({
  id: z.string(),
  /** Id of the form's field. */
  field: z.string(),
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type LeadFile = z.infer<typeof leadFile>;

/** Site document, section 3, with its time and the state of its integrations. */
export const lead = z.looseObject({
  id: z.string(),
  form_id: z.string(),
  created_at: z.string(),
  locale,
  data: leadData,
  /** `data` has their names by field. */
  files: z.array(leadFile).optional(),
  integrations: z.looseObject({ status: z.string() }),
});
export type Lead = z.infer<typeof lead>;

/** @internal */
export const leadSort = z.enum(['created_at', '-created_at']);
const leadId = formId.extend({ lead_id: z.string().min(1).max(64) });

/**
 * Stores a file for a field of type `file`: PDF, JPEG, PNG or WebP, detected from the content. The
 * lead names it by its id; without a lead it is deleted after a day.
 */
export const uploadLeadFile = operation({
  id: 'uploadLeadFile',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/files',
  status: 201,
  consumes: 'file',
  summary: 'Takes a file for a lead',
  params: formId,
  query: z.object({
    field: z.string().min(1).max(100),
    name: z.string().trim().min(1).max(255),
    locale: localeOrDefault,
  }),
  body: fileBody,
  errors: {
    unknown_form: 404,
    empty_file: 422,
    too_large: 413,
    invalid_file: 422,
    many_uploads: 429,
    no_upload_space: 429,
  },
  response: envelope(leadFile),
});

/** The file itself. Each download is in the audit log. */
export const getLeadFile = operation({
  id: 'getLeadFile',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id/files/:file_id',
  produces: 'file',
  access: leadStaff,
  summary: 'A file of a lead',
  params: leadId.extend({ file_id: z.string().min(1).max(64) }),
  errors: { unknown_lead: 404 },
  response: file,
});

/**
 * Stores a lead. The answer of a file field is a list of ids of uploaded files. With an `idempotency_key` (a UUID of the form) a repeated submit returns the first
 * lead. Invalid answers: 422 `invalid_lead` with one error per field.
 */
export const createLead = operation({
  id: 'createLead',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads',
  status: 201,
  summary: 'Stores a lead',
  params: formId,
  body: z.object({
    data: leadData,
    locale: localeOrDefault,
    idempotency_key: z.uuid().optional(),
    'g-recaptcha-response': z.string().optional(),
  }),
  errors: { unknown_form: 404, invalid_lead: 422, idempotency_key_taken: 409 },
  response: envelope(z.looseObject({ id: z.string(), created_at: z.string() })),
});

/** Site document, section 7. */
export const listLeads = operation({
  id: 'listLeads',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads',
  access: leadStaff,
  summary: 'Leads of a form',
  params: formId,
  query: z.looseObject({
    ...pageQuery(100, 20),
    'filter[created_at_gteq]': instant.optional(),
    'filter[created_at_lteq]': instant.optional(),
    /** A person's complete e-mail address or phone number. */
    'filter[person_eq]': z.string().max(254).optional(),
    sort: leadSort.default('-created_at'),
  }),
  errors: { unknown_form: 404 },
  response: listOf(lead),
});

/** Site document, section 7. */
export const getLead = operation({
  id: 'getLead',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id',
  access: leadStaff,
  summary: 'One lead',
  params: leadId,
  errors: { unknown_lead: 404 },
  response: envelope(lead),
});

/** Site document, section 7. */
export const deleteLead = operation({
  id: 'deleteLead',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id/leads/:lead_id',
  access: leadStaff,
  summary: 'Deletes a lead',
  params: leadId,
  errors: { unknown_lead: 404 },
  response: envelope(deleted),
});

/** Result of sending a lead to one system. */
export const leadIntegration = z.looseObject({
  id: z.string(),
  system: z.string(),
  status: z.string(),
  message: z.string().nullish(),
  attempted_at: z.string().nullish(),
});
export type LeadIntegration = z.infer<typeof leadIntegration>;

/** Site document, section 7. */
export const getLeadIntegrations = operation({
  id: 'getLeadIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id/integrations',
  access: leadStaff,
  summary: 'How other systems took a lead',
  params: leadId,
  errors: { unknown_lead: 404 },
  response: envelope(z.array(leadIntegration)),
});

/** Sends a lead to a system again. Site document, section 7. */
export const fixLeadIntegration = operation({
  id: 'fixLeadIntegration',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads/:lead_id/integrations/fix',
  access: leadStaff,
  summary: 'Sends a lead to a system once more',
  params: leadId,
  body: z.looseObject({ integration_id: z.string().min(1).max(64) }),
  errors: { unknown_lead: 404, unknown_integration: 404 },
  response: envelope(z.array(leadIntegration)),
});
