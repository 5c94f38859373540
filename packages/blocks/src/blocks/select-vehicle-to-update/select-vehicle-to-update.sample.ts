import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const link = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: text(ar, en),
  url,
  target: '_self' as const,
});

const mapper = {
  dropdowns: [
    {
      key: 'range-rover',
      label: text('رينج روفر', 'Range Rover'),
      children: [2018, 2019, 2020, 2022],
    },
    { key: 'defender', label: text('ديفندر', 'Defender'), children: [2020, 2021, 2022] },
    { key: 'f-pace', label: text('إف-بيس', 'F-PACE'), children: [2018, 2019, 2021] },
  ],
  subblock_groups: [
    {
      key: 'touch',
      match_dropdowns: [
        { parent_key: 'range-rover', child_key: [2018, 2019] },
        { parent_key: 'f-pace', child_key: [2018, 2019] },
      ],
    },
    {
      key: 'online',
      match_dropdowns: [
        { parent_key: 'range-rover', child_key: [2019, 2020, 2022] },
        { parent_key: 'defender', child_key: [2020, 2021, 2022] },
        { parent_key: 'f-pace', child_key: [2021] },
      ],
    },
  ],
};

const content: Sample = {
  fields: {
    title: text('أي تحديث لسيارتك؟', 'Which update is for your vehicle?'),
    header_size: 'l',
    parent_label: text('الطراز', 'Model'),
    parent_placeholder: text('اختر الطراز', 'Select a model'),
    child_label: text('سنة الصنع', 'Model year'),
    child_placeholder: text('اختر السنة', 'Select a year'),
    button_text: text('اعرض التحديثات', 'Show updates'),
    clear_text: text('امسح الاختيار', 'Clear'),
    result_text: text(
      'عدد التحديثات المتوفرة لسيارة {parent} {child}: {amount}',
      'Updates available for {parent} {child}: {amount}',
    ),
    mapper: JSON.stringify(mapper),
  },
  groups: [
    {
      subblock_key: 'touch',
      button_text: text('تحديث عبر USB', 'Update by USB'),
      modal_title: text('التحديث بذاكرة USB', 'Update with a USB drive'),
      description: text(
        'نزّل الخرائط على حاسوبك، وانسخها إلى ذاكرة USB، وثبّتها في السيارة.',
        'Download the maps to your computer, copy them to a USB drive, and install them in the vehicle.',
      ),
      button: link('اطلب المساعدة', 'Ask for help', '/contact'),
    },
    {
      subblock_key: 'online',
      button_text: text('تحديث عبر الإنترنت', 'Online update'),
      modal_title: text('التحديث دون ذاكرة', 'Update without a drive'),
      description: text(
        'تحدّث السيارة خرائطها بنفسها متى اتصلت بالإنترنت.',
        'The vehicle updates its maps itself whenever it is online.',
      ),
      button: link('اطلب المساعدة', 'Ask for help', '/contact'),
    },
  ],
};

export const sample = { ar: content, en: content };
