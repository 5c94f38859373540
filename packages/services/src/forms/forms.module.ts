import type { AppContext } from '../app-context.js';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import type { ServiceModule } from '../http/service-module.js';
import { administration } from './administration.js';
import { seedForms } from './definitions/seed-forms.js';
import { staffForms } from './definitions/staff-forms.js';
import { visitorForms } from './definitions/visitor-forms.js';
import { leadDelivery } from './lead-delivery/lead-delivery.job.js';
import { leadExport } from './lead-exports/lead-export.job.js';
import { leadExportHandlers } from './lead-exports/lead-export-handlers.js';
import { leadFileHandlers } from './lead-files/lead-file-handlers.js';
import { leadDataSource } from './leads/lead-data-source.js';
import { staffLeads } from './leads/staff-leads.js';
import { visitorLeads } from './leads/visitor-leads.js';
import { locationHandlers } from './location-handlers.js';

type FormsContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'jobs' | 'cipher' | 'log'>;

/** Forms, leads, and the delivery of leads. */
export const formsModule = (context: FormsContext): ServiceModule => {
  const allowLocal = context.config.upstreamLocal;
  const fetch = createGuardedFetch({ allowLocal, timeLimit: 10_000 });
  // A visitor waits for this call.
  const captchaFetch = createGuardedFetch({ allowLocal, timeLimit: 2800 });
  return {
    name: 'forms',
    handlers: [
      ...visitorForms,
      ...visitorLeads(context, captchaFetch),
      ...staffForms,
      ...staffLeads(context),
      ...leadExportHandlers(context),
      ...leadFileHandlers(context),
      ...locationHandlers,
      ...administration(context, fetch),
    ],
    jobs: [leadDelivery(context, fetch), leadExport(context)],
    personDataSources: [leadDataSource],
    seed: seedForms,
  };
};
