import type { Call, CallContext } from '../call.js';
import type { FileResponse } from '../contracts/envelope.js';
import {
  createLeadExport,
  downloadLeadExport,
  getLeadExport,
  type LeadExport,
} from '../contracts/forms/lead-exports.js';
import { ServiceError } from '../service-error.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

export interface ExportRequest {
  /** Id of the form. */
  form: string;
  /** Only leads created at or after this instant (ISO 8601). */
  from?: string;
  /** Only leads created at or before this instant (ISO 8601). */
  to?: string;
  /** Default: newest first. */
  sort?: 'created_at' | '-created_at';
  /** Milliseconds between two status requests. Default: 2000. */
  everyMs?: number;
  /** Maximum number of status requests. Default: 300. */
  max?: number;
  onStatus?: (status: LeadExport['status']) => void;
}

/**
 * Exports the leads of a form: starts the export, polls until it is done and downloads the file.
 * Rejects if the export fails or takes too long.
 */
export async function exportLeads(
  call: Call,
  { form, from, to, sort, everyMs = 2000, max = 300, onStatus }: ExportRequest,
  context?: CallContext,
): Promise<FileResponse> {
  const filter = {
    ...(from && { created_at_gteq: from }),
    ...(to && { created_at_lteq: to }),
  };
  const body = { ...(from || to ? { filter } : {}), ...(sort && { sort }) };
  const parsed = withParsedInput(call);
  let { data } = await parsed(createLeadExport, { params: { id: form }, body }, context);
  const params = { id: form, export_id: data.id };
  for (let look = 0; look < max; look += 1) {
    onStatus?.(data.status);
    if (data.status === 'done') return parsed(downloadLeadExport, { params }, context);
    if (data.status === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    ({ data } = await parsed(getLeadExport, { params }, context));
  }
  const message = data.status === 'failed' ? 'The export failed' : 'The export is not done in time';
  throw new ServiceError('timeout', message, { operation: 'getLeadExport' });
}
