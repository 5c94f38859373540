import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.jlr-map-update', {
  progress: { ar: 'الخطوة {step} من 3', en: 'Step {step} of 3' },
  vin: { ar: 'رقم الهيكل (VIN)', en: 'Vehicle identification number (VIN)' },
  check: { ar: 'متابعة', en: 'Continue' },
  vehicle: { ar: 'سيارتك:', en: 'Your vehicle:' },
  next: { ar: 'التالي', en: 'Next' },
  previous: { ar: 'السابق', en: 'Previous' },
  restart: { ar: 'سيارة أخرى', en: 'Another vehicle' },
  no_script: {
    ar: 'يجري فحص رقم الهيكل على جهازك ويحتاج إلى JavaScript. الخطوات كلها أدناه.',
    en: 'The VIN is checked on your device, which needs JavaScript. All steps are below.',
  },
});
