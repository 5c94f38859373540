import type { OperationDescriptor } from './operation-descriptor.js';

export const createLeadExport = {
  id: 'createLeadExport',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/lead_exports',
  status: 202,
} as const satisfies OperationDescriptor;
export const getLeadExport = {
  id: 'getLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id',
} as const satisfies OperationDescriptor;
export const downloadLeadExport = {
  id: 'downloadLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id/download',
  produces: 'file',
} as const satisfies OperationDescriptor;
export const uploadLeadFile = {
  id: 'uploadLeadFile',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/files',
  status: 201,
  consumes: 'file',
} as const satisfies OperationDescriptor;
export const getLeadFile = {
  id: 'getLeadFile',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id/files/:file_id',
  produces: 'file',
} as const satisfies OperationDescriptor;
export const createLead = {
  id: 'createLead',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads',
  status: 201,
} as const satisfies OperationDescriptor;
export const listLeads = {
  id: 'listLeads',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads',
} as const satisfies OperationDescriptor;
export const getLead = {
  id: 'getLead',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id',
} as const satisfies OperationDescriptor;
export const deleteLead = {
  id: 'deleteLead',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id/leads/:lead_id',
} as const satisfies OperationDescriptor;
export const getLeadIntegrations = {
  id: 'getLeadIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id/integrations',
} as const satisfies OperationDescriptor;
export const fixLeadIntegration = {
  id: 'fixLeadIntegration',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads/:lead_id/integrations/fix',
} as const satisfies OperationDescriptor;
