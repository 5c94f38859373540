export { createFormsClient, type FormsClient } from './clients/create-forms-client.js';
export type { ExportRequest } from './clients/export-leads.js';
