import type { AppContext } from '../app-context.js';
import { auditHandlers } from '../audit/audit-handlers.js';
import type { ServiceModule } from '../http/service-module.js';
import { orderExportHandlers, orderExportJob } from '../orders/staff/order-exports.js';
import { staffHolds } from '../orders/staff/staff-holds.js';
import { staffOrders } from '../orders/staff/staff-orders.js';
import { encryptionJob, enqueueEncryption } from '../personal-data/encryption.job.js';
import { personErasureJob } from '../personal-data/person-erasure.job.js';
import { personHandlers } from '../personal-data/person-handlers.js';
import { retentionJob } from '../personal-data/retention.job.js';
import { jobHandlers } from './job-handlers.js';

type AdminContext = Pick<
  AppContext,
  'config' | 'db' | 'events' | 'clock' | 'jobs' | 'cipher' | 'mails' | 'log' | 'personDataSources'
>;

/** Administration across services: jobs, the audit log, personal data. */
export const adminModule = (context: AdminContext): ServiceModule => ({
  name: 'staff',
  handlers: [
    ...jobHandlers(context),
    ...auditHandlers,
    ...personHandlers(context),
    ...staffOrders(context),
    ...staffHolds(context),
    ...orderExportHandlers(context),
  ],
  jobs: [
    personErasureJob(context),
    encryptionJob(context),
    retentionJob(context),
    orderExportJob(context),
  ],
  start: () => enqueueEncryption(context),
});
