import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const mapper = {
  dropdowns: [
    {
      key: 'range-rover',
      label: text('رينج روفر', 'Range Rover'),
      children: [2018, 2019, 2020, 2022, 2024],
    },
    { key: 'defender', label: text('ديفندر', 'Defender'), children: [2020, 2021, 2022, 2024] },
    {
      key: 'discovery',
      label: text('ديسكفري', 'Discovery'),
      children: [2018, 2019, 2021, 2023],
    },
    { key: 'f-pace', label: text('إف-بيس', 'F-PACE'), children: [2018, 2019, 2021, 2023] },
  ],
  subblock_groups: [
    {
      key: 'usb',
      match_dropdowns: [
        { parent_key: 'range-rover', child_key: [2018, 2019, 2020] },
        { parent_key: 'discovery', child_key: [2018, 2019] },
        { parent_key: 'f-pace', child_key: [2018, 2019] },
      ],
    },
    {
      key: 'online',
      match_dropdowns: [
        { parent_key: 'range-rover', child_key: [2020, 2022, 2024] },
        { parent_key: 'defender', child_key: [2020, 2021, 2022, 2024] },
        { parent_key: 'discovery', child_key: [2021, 2023] },
        { parent_key: 'f-pace', child_key: [2021, 2023] },
      ],
    },
  ],
};

/** VINs of an invented campaign. */
const affected = ['SALEA7BW6N2104417', 'SALEA7BW6N2104432', 'SALYA2BX7L*'].join('\n');

/** What owners can do themselves: find a map update, install it, check a VIN. */
export const ownerTools: readonly DemoBlock[] = [
  block(
    'select-vehicle-to-update',
    {
      title: text('تحديث الخرائط لسيارتك', 'The map update for your car'),
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
      block_scroll_id: 'map-update',
    },
    [
      {
        subblock_key: 'usb',
        button_text: text('تحديث بذاكرة USB', 'Update by USB'),
        modal_title: text('تحديث بذاكرة USB', 'Update by USB'),
        description: text(
          'نزّل الخرائط على حاسوبك وثبّتها من ذاكرة USB. الخطوات أسفل هذه الصفحة.',
          'Download the maps to your computer and install them from a USB drive. The steps are further down this page.',
        ),
        button: link('/owners#map-guide', 'إلى الخطوات', 'To the steps'),
      },
      {
        subblock_key: 'online',
        button_text: text('تحديث عبر الإنترنت', 'Online update'),
        modal_title: text('تحديث عبر الإنترنت', 'Online update'),
        description: text(
          'تنزّل السيارة خرائطها بنفسها. من شاشة الإعدادات اختر «تحديث البرامج».',
          'The car downloads its maps itself. Choose “Software update” on the settings screen.',
        ),
        button: link('/contact', 'اطلب المساعدة', 'Ask for help'),
      },
    ],
  ),
  block('jlr-map-update', {
    step_1_heading: text('هل تقبل سيارتك التحديث عبر USB؟', 'Does your car take updates by USB?'),
    step_1_content: text(
      'اكتب رقم الهيكل من رخصة السيارة. نفحصه على جهازك ولا نرسله.',
      'Enter the VIN from the registration card. It is checked on your device and not sent.',
    ),
    step_1_image: image(
      'interior/driver-view',
      'عجلة القيادة والشاشات من مقعد السائق',
      'Wheel and screens from the driver’s seat',
    ),
    vin_label: text('رقم الهيكل (VIN)', 'VIN'),
    vin_placeholder: text('SALEA7BW6N2104417', 'SALEA7BW6N2104417'),
    vin_button: text('متابعة', 'Continue'),
    vin_prefixes: text('SAL\nSAJ\nSAD', 'SAL\nSAJ\nSAD'),
    step_2_image: image(
      'detail/dash-usb',
      'ذاكرة USB في منفذ لوحة القيادة',
      'USB drive in a dashboard port',
    ),
    step_3_image: image('interior/front-seats', 'المقعدان الأماميان', 'The front seats'),
    block_scroll_id: 'map-guide',
  }),
  block('vin-checker', {
    label: text('هل تشمل الحملة سيارتك؟ اكتب رقم الهيكل', 'Is your car recalled? Enter its VIN'),
    button_text: text('تحقق', 'Check'),
    vin_list: text(affected, affected),
    block_scroll_id: 'vin-check',
  }),
];
