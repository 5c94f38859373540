import type { OperationDescriptor } from './operation-descriptor.js';

export const listAuditLog = {
  id: 'listAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log',
} as const satisfies OperationDescriptor;
export const getAuditFacets = {
  id: 'getAuditFacets',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/facets',
} as const satisfies OperationDescriptor;
export const checkAuditLog = {
  id: 'checkAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/verification',
} as const satisfies OperationDescriptor;
export const exportAuditLog = {
  id: 'exportAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/export',
  produces: 'file',
} as const satisfies OperationDescriptor;
export const listJobs = {
  id: 'listJobs',
  service: 'staff',
  method: 'GET',
  path: '/jobs',
} as const satisfies OperationDescriptor;
export const listJobQueues = {
  id: 'listJobQueues',
  service: 'staff',
  method: 'GET',
  path: '/job_queues',
} as const satisfies OperationDescriptor;
export const getJob = {
  id: 'getJob',
  service: 'staff',
  method: 'GET',
  path: '/jobs/:name/:id',
} as const satisfies OperationDescriptor;
export const retryJob = {
  id: 'retryJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/retry',
} as const satisfies OperationDescriptor;
export const discardJob = {
  id: 'discardJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/discard',
} as const satisfies OperationDescriptor;
export const retryJobs = {
  id: 'retryJobs',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/retry',
} as const satisfies OperationDescriptor;
export const findPerson = {
  id: 'findPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/find',
} as const satisfies OperationDescriptor;
export const exportPerson = {
  id: 'exportPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/export',
  produces: 'file',
} as const satisfies OperationDescriptor;
export const erasePerson = {
  id: 'erasePerson',
  service: 'staff',
  method: 'POST',
  path: '/people/erase',
} as const satisfies OperationDescriptor;
export const getErasure = {
  id: 'getErasure',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures/:id',
} as const satisfies OperationDescriptor;
export const listErasures = {
  id: 'listErasures',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures',
} as const satisfies OperationDescriptor;
