import { consentSettings } from './consent-settings.js';
import { factSettings } from './fact-settings.js';
import { layoutSettings } from './layout-settings.js';

/** Initial settings of the demo market; the spec defines the keys. */
export const demoSettings: Readonly<Record<string, string>> = {
  'meta.title_divider': '|',
  'site.time_zone': 'Asia/Dubai',
  'search.popup.enabled': 'false',
  'mail.leads_recipients': 'leads@demo.mawkib.test',
  ...consentSettings,
  ...layoutSettings,
  ...factSettings,
};
