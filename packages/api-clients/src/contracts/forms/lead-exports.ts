import * as z from 'zod';
import { envelope, file, instant } from '../envelope.js';
import { operation } from '../operation.js';
import { formId } from './form.js';
import { leadSort } from './leads.js';

const leadStaff = ['leads', 'admin'] as const;

/** In this order; ends with `done` or `failed`. Poll every 2 s. */
export const leadExportStatuses = ['pending', 'processing', 'done', 'failed'] as const;

/** `csv`: for spreadsheets, UTF-8 with a byte order mark; `json`: for programs. */
export const leadExportFormats = ['csv', 'json'] as const;

/** Site document, section 3. The file is available once the status is `done`. */
export const leadExport = z.looseObject({
  id: z.string(),
  status: z.enum(leadExportStatuses),
  created_at: z.string(),
  rows: z.int().nullish(),
  format: z.enum(leadExportFormats).nullish(),
  /** The file is deleted at this time. */
  expires_at: z.string().nullish(),
});
export type LeadExport = z.infer<typeof leadExport>;

const exportId = formId.extend({ export_id: z.string().min(1).max(64) });

/** Starts an export of a form's leads. Site document, section 7. */
export const createLeadExport = operation({
  id: 'createLeadExport',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/lead_exports',
  status: 202,
  access: leadStaff,
  summary: "Begins an export of a form's leads",
  params: formId,
  body: z.object({
    filter: z
      .object({ created_at_gteq: instant.optional(), created_at_lteq: instant.optional() })
      .optional(),
    sort: leadSort.default('-created_at'),
    format: z.enum(leadExportFormats).default('csv'),
  }),
  errors: { unknown_form: 404 },
  response: envelope(leadExport),
});

/** Site document, section 7. */
export const getLeadExport = operation({
  id: 'getLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id',
  access: leadStaff,
  summary: 'How far an export is',
  params: exportId,
  errors: { unknown_export: 404 },
  response: envelope(leadExport),
});

/** 409 `export_not_done` until the status is `done`. Site document, section 7. */
export const downloadLeadExport = operation({
  id: 'downloadLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id/download',
  produces: 'file',
  access: leadStaff,
  summary: 'The file of an export',
  params: exportId,
  errors: { unknown_export: 404, export_not_done: 409 },
  response: file,
});
