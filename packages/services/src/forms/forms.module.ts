import type { ModuleFactory } from '../http/service-module.js';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { retention } from '../personal-data/retention.job.js';
import { askForSealing, sealing } from '../personal-data/sealing.job.js';
import { administration } from './administration.js';
import { leadExportHandlers } from './lead-exports/lead-exports.js';
import { locationHandlers } from './locations.js';
import { staffForms } from './definitions/staff-forms.js';
import { staffLeads } from './leads/staff-leads.js';
import { visitorForms } from './definitions/visitor-forms.js';
import { visitorLeads } from './leads/visitor-leads.js';
import { leadDelivery } from './lead-delivery/lead-delivery.job.js';
import { leadExport } from './lead-exports/lead-export.job.js';
import { seedForms } from './definitions/seed-forms.js';

/** Forms, the leads that visitors send with them, and what becomes of these. */
export const forms: ModuleFactory = (kernel) => {
  const allowLocal = kernel.config.outsideLocal;
  const fetch = createGuardedFetch({ allowLocal, timeLimit: 10_000 });
  // A visitor waits for this one.
  const captchaFetch = createGuardedFetch({ allowLocal, timeLimit: 2800 });
  return {
    name: 'forms',
    handlers: [
      ...visitorForms,
      ...visitorLeads(kernel, captchaFetch),
      ...staffForms,
      ...staffLeads(kernel),
      ...leadExportHandlers(kernel),
      ...locationHandlers,
      ...administration(kernel, fetch),
    ],
    jobs: [leadDelivery(kernel, fetch), leadExport(kernel), sealing(kernel), retention(kernel)],
    seed: seedForms,
    start: () => askForSealing(kernel),
  };
};
