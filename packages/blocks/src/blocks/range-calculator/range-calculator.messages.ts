import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.range-calculator', {
  profile: { ar: 'نمط القيادة', en: 'Driving profile' },
  wheel: { ar: 'مقاس الإطارات', en: 'Wheel size' },
  temperature: { ar: 'الحرارة الخارجية', en: 'Outside temperature' },
  city: { ar: 'داخل المدينة', en: 'City' },
  motorway: { ar: 'على الطريق السريع', en: 'Motorway' },
  combined: { ar: 'مختلط', en: 'Combined' },
  inch: { ar: '{size} بوصة', en: '{size} inch' },
  degrees: { ar: '{degrees} °م', en: '{degrees} °C' },
  range: { ar: 'المدى المتوقع', en: 'Estimated range' },
  speed: { ar: 'متوسط السرعة', en: 'Average speed' },
  km: { ar: 'كم', en: 'km' },
  mi: { ar: 'ميل', en: 'mi' },
  km_per_hour: { ar: 'كم/س', en: 'km/h' },
  mi_per_hour: { ar: 'ميل/س', en: 'mph' },
  unknown: {
    ar: 'لا قيمة لهذا الاختيار. غيّر الحرارة أو الإطارات.',
    en: 'There is no value for this selection. Change the temperature or the wheels.',
  },
  calculate: { ar: 'احسب المدى', en: 'Calculate the range' },
});
