import type { AppContext } from '../app-context.js';
import { auditHandlers } from '../audit/audit-handlers.js';
import type { ServiceModule } from '../http/service-module.js';
import { personErasure } from '../personal-data/person-erasure.job.js';
import { personHandlers } from '../personal-data/person-handlers.js';
import { retention } from '../personal-data/retention.job.js';
import { askForEncryption, encryption } from '../personal-data/sealing.job.js';
import { jobHandlers } from './job-handlers.js';

type AdminContext = Pick<
  AppContext,
  'config' | 'db' | 'events' | 'clock' | 'jobs' | 'cipher' | 'log' | 'personDataSources'
>;

/** Administration across services: jobs, the audit log, personal data. */
export const adminModule = (context: AdminContext): ServiceModule => ({
  name: 'staff',
  handlers: [...jobHandlers(context), ...auditHandlers, ...personHandlers(context)],
  jobs: [personErasure(context), encryption(context), retention(context)],
  start: () => askForEncryption(context),
});
