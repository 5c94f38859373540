import type { Call, CallContext } from '../call.js';
import {
  createFormsSetting,
  deleteFormsSetting,
  getActiveIntegration,
  getFormsOrder,
  listFormsSettings,
  verifyIntegration,
} from '../contracts/forms/administration.js';
import { getForm, getFormThankYou } from '../contracts/forms/form.js';
import {
  createLeadExport,
  downloadLeadExport,
  getLeadExport,
} from '../contracts/forms/lead-exports.js';
import {
  createLead,
  deleteLead,
  fixLeadIntegration,
  getLead,
  getLeadIntegrations,
  type LeadData,
  listLeads,
} from '../contracts/forms/leads.js';
import {
  createLocation,
  deleteLocation,
  listLocations,
  updateLocation,
} from '../contracts/forms/locations.js';
import {
  createForm,
  deleteForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  listForms,
  updateForm,
  updateFormIntegrations,
} from '../contracts/forms/staff-forms.js';
import { duplicateForm, exportForm, importForm } from '../contracts/forms/transfer.js';
import { bindOperations } from './bind-operations.js';
import { type ExportRequest, exportLeads } from './export-leads.js';

const operations = {
  createForm,
  createFormsSetting,
  createLead,
  createLeadExport,
  createLocation,
  deleteForm,
  deleteFormsSetting,
  deleteLead,
  deleteLocation,
  downloadLeadExport,
  duplicateForm,
  exportForm,
  fixLeadIntegration,
  getActiveIntegration,
  getForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  getFormsOrder,
  getFormThankYou,
  getLead,
  getLeadExport,
  getLeadIntegrations,
  importForm,
  listForms,
  listFormsSettings,
  listLeads,
  listLocations,
  updateForm,
  updateFormIntegrations,
  updateLocation,
  verifyIntegration,
};

interface Submission {
  data: LeadData;
  /** The captcha's answer, where one is configured. */
  recaptcha?: string | undefined;
  /** A UUID of the form: the same one again gives the lead that the first one made. */
  idempotencyKey?: string;
}

/** Calls of the forms service. Site document, section 7. */
export function createFormsClient(call: Call) {
  const methods = bindOperations(call, operations);
  return {
    ...methods,

    /** Stores what a visitor answered. */
    async submitLead(id: string, submission: Submission, context?: CallContext) {
      const { data, recaptcha, idempotencyKey } = submission;
      const body = {
        data,
        ...(context?.locale && { locale: context.locale }),
        ...(idempotencyKey && { idempotency_key: idempotencyKey }),
        ...(recaptcha && { 'g-recaptcha-response': recaptcha }),
      };
      return (await methods.createLead({ params: { id }, body }, context)).data;
    },

    /** Exports a form's leads: begins it, waits until it is done, and gives its file. */
    exportLeads: (id: string, request: ExportRequest, context?: CallContext) =>
      exportLeads(methods, id, request, context),
  };
}
export type FormsClient = ReturnType<typeof createFormsClient>;
