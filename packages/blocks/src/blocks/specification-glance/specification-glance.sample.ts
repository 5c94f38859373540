import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'بلغة الأرقام', en: 'In figures' },
    header_size: 'l',
    model_key: 'fpace-23my',
    'col-numbers': '4',
  },
  groups: [
    {
      icon: 'clock',
      value: { ar: '5.3 ث', en: '5.3 s' },
      label: { ar: 'من 0 إلى 100 كم/س', en: '0 to 100 km/h' },
    },
    {
      icon: 'gauge',
      value: { ar: '400 حصان', en: '400 hp' },
      label: { ar: 'أقصى قوة', en: 'Most power' },
    },
    {
      icon: 'seat',
      value: { ar: '5 مقاعد', en: '5 seats' },
      label: { ar: 'بتهوية للمقعدين الأماميين', en: 'Those in front ventilated' },
    },
    {
      icon: 'car',
      value: { ar: '755 لترًا', en: '755 litres' },
      label: { ar: 'سعة الصندوق', en: 'Boot space' },
    },
  ],
};

export const sample = { ar: content, en: content };
