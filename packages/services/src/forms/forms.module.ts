import type { ModuleFactory } from '../frame/module.js';
import { createGuardedFetch } from '../outside/guarded-fetch.js';
import { retention } from '../personal-data/retention.job.js';
import { askForSealing, sealing } from '../personal-data/sealing.job.js';
import { administration } from './handlers/administration.js';
import { leadExportHandlers } from './handlers/lead-exports.js';
import { locationHandlers } from './handlers/locations.js';
import { staffForms } from './handlers/staff-forms.js';
import { staffLeads } from './handlers/staff-leads.js';
import { visitorForms } from './handlers/visitor-forms.js';
import { visitorLeads } from './handlers/visitor-leads.js';
import { leadDelivery } from './lead-delivery.job.js';
import { leadExport } from './lead-export.job.js';
import { seedForms } from './seed-forms.js';

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
