import { descriptor } from './descriptor.js';

export const listAuditLog = descriptor({
  id: 'listAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log',
});
export const getAuditFacets = descriptor({
  id: 'getAuditFacets',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/facets',
});
export const checkAuditLog = descriptor({
  id: 'checkAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/verification',
});
export const exportAuditLog = descriptor({
  id: 'exportAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/export',
  produces: 'file',
});
export const listJobs = descriptor({
  id: 'listJobs',
  service: 'staff',
  method: 'GET',
  path: '/jobs',
});
export const listJobQueues = descriptor({
  id: 'listJobQueues',
  service: 'staff',
  method: 'GET',
  path: '/job_queues',
});
export const getJob = descriptor({
  id: 'getJob',
  service: 'staff',
  method: 'GET',
  path: '/jobs/:name/:id',
});
export const retryJob = descriptor({
  id: 'retryJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/retry',
});
export const discardJob = descriptor({
  id: 'discardJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/discard',
});
export const retryJobs = descriptor({
  id: 'retryJobs',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/retry',
});
export const findPerson = descriptor({
  id: 'findPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/find',
});
export const exportPerson = descriptor({
  id: 'exportPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/export',
  produces: 'file',
});
export const erasePerson = descriptor({
  id: 'erasePerson',
  service: 'staff',
  method: 'POST',
  path: '/people/erase',
});
export const getErasure = descriptor({
  id: 'getErasure',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures/:id',
});
export const listErasures = descriptor({
  id: 'listErasures',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures',
});
