import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string) => ({
  type: 'internal' as const,
  label: { ar: 'اعرف المزيد', en: 'Find out more' },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'تفاصيل تُرى عن قرب', en: 'Details that reward a closer look' },
    header_size: 'm',
    'col-numbers': '3',
  },
  groups: [
    {
      image: {
        id: 'interior/driver-view',
        alt: { ar: 'المقصورة من مقعد السائق', en: 'The cabin from the driver’s seat' },
      },
      title: { ar: 'مقصورة تفهمك', en: 'A cabin that understands you' },
      paragraph: {
        ar: 'كل ما تحتاج إليه في متناول اليد، ولا شيء أكثر من ذلك.',
        en: 'Everything you need within reach, and nothing you do not.',
      },
      'rdx-buttons': [link('/range-rover')],
    },
    {
      image: {
        id: 'detail/offroader-wheel-sand',
        alt: { ar: 'لقطة مقرّبة للعجلة', en: 'Close-up of the wheel' },
      },
      title: { ar: 'ثبات على كل سطح', en: 'Sure on every surface' },
      paragraph: {
        ar: 'من الرمل الناعم إلى صخور الوادي، تتكيّف المنظومة قبل أن تشعر.',
        en: 'From soft sand to wadi rock, the system adapts before you notice.',
      },
      'rdx-buttons': [link('/defender')],
    },
    {
      image: {
        id: 'detail/coupe-headlamp-silver',
        alt: { ar: 'لقطة مقرّبة للمصباح الأمامي', en: 'Close-up of the headlamp' },
      },
      title: { ar: 'نظرة لا تُخطئ', en: 'An unmistakable gaze' },
      paragraph: {
        ar: 'خطوط مشدودة ومصابيح رفيعة ترسم حضورها من بعيد.',
        en: 'Taut lines and slim lamps announce her from afar.',
      },
      'rdx-buttons': [link('/f-type')],
    },
  ],
};

export const sample = { ar: content, en: content };
