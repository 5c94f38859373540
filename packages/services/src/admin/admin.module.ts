import { auditHandlers } from '../audit/audit-handlers.js';
import type { ModuleFactory } from '../http/service-module.js';
import { jobHandlers } from './job-handlers.js';
import { personErasure } from '../personal-data/person-erasure.job.js';
import { personHandlers } from '../personal-data/person-handlers.js';

/** What staff look after beyond a service's own things: jobs, the audit log, a person's data. */
export const staff: ModuleFactory = (kernel) => ({
  name: 'staff',
  handlers: [...jobHandlers(kernel), ...auditHandlers, ...personHandlers(kernel)],
  jobs: [personErasure(kernel)],
});
