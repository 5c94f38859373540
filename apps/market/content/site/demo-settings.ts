import { consentSettings } from './consent-settings.js';
import { factSettings } from './fact-settings.js';
import { layoutSettings } from './layout-settings.js';

/** Settings that the demo market starts with; keys are those of the spec. */
export const demoSettings: Readonly<Record<string, string>> = {
  'meta.title_divider': '|',
  'site.time_zone': 'Asia/Dubai',
  'search.popup.enabled': 'false',
  'mail.leads_recipients': 'leads@demo.mawkib.test',
  ...consentSettings,
  ...layoutSettings,
  ...factSettings,
};
