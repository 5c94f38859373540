import type { Call } from '../call.js';
import {
  checkAuditLog,
  exportAuditLog,
  getAuditFacets,
  listAuditLog,
} from '../contracts/staff/audit-log.js';
import {
  discardJob,
  getJob,
  listJobQueues,
  listJobs,
  retryJob,
  retryJobs,
} from '../contracts/staff/jobs.js';
import {
  erasePerson,
  exportPerson,
  findPerson,
  getErasure,
  listErasures,
} from '../contracts/staff/people.js';
import { bindOperations } from './bind-operations.js';

/** Calls of what staff look after: jobs, the audit log, what is held about a person. */
export const createStaffClient = (call: Call) =>
  bindOperations(call, {
    checkAuditLog,
    discardJob,
    erasePerson,
    exportAuditLog,
    exportPerson,
    findPerson,
    getAuditFacets,
    getErasure,
    getJob,
    listAuditLog,
    listErasures,
    listJobQueues,
    listJobs,
    retryJob,
    retryJobs,
  });
export type StaffClient = ReturnType<typeof createStaffClient>;
