import { descriptor } from './descriptor.js';

export const createLeadExport = descriptor({
  id: 'createLeadExport',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/lead_exports',
  status: 202,
});
export const getLeadExport = descriptor({
  id: 'getLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id',
});
export const downloadLeadExport = descriptor({
  id: 'downloadLeadExport',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/lead_exports/:export_id/download',
  produces: 'file',
});
export const createLead = descriptor({
  id: 'createLead',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads',
  status: 201,
});
export const listLeads = descriptor({
  id: 'listLeads',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads',
});
export const getLead = descriptor({
  id: 'getLead',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id',
});
export const deleteLead = descriptor({
  id: 'deleteLead',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id/leads/:lead_id',
});
export const getLeadIntegrations = descriptor({
  id: 'getLeadIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/leads/:lead_id/integrations',
});
export const fixLeadIntegration = descriptor({
  id: 'fixLeadIntegration',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/leads/:lead_id/integrations/fix',
});
