import { block, type DemoBlock, link, text } from '../../../demo-page.js';

export const closing: readonly DemoBlock[] = [
  block(
    'icons-timeline',
    {
      block_scroll_id: 'handover',
      title: text('يوم التسليم', 'The day of handover'),
      header_size: 'l',
    },
    [
      {
        icon: 'calendar',
        title: text('موعدٌ يناسبك', 'An hour that suits you'),
        paragraph: text(
          'نتّصل قبل يومين ونتّفق على الساعة والمكان: المعرض، أو باب بيتك.',
          'We call two days ahead and settle hour and place: the showroom, or your door.',
        ),
      },
      {
        icon: 'car',
        title: text('تصل إليك نظيفة', 'It arrives spotless'),
        paragraph: text(
          'مفحوصة ومسجّلة باسمك، وعلى حرارةٍ اخترتَها من هاتفك.',
          'Checked, in your name, and at a temperature chosen from your phone.',
        ),
      },
      {
        icon: 'seat',
        title: text('جولةٌ على مهل', 'A tour without hurry'),
        paragraph: text(
          'نضبط معك المقعد والمرايا والأصوات، ونجرّب كل ما ستستخدمه.',
          'Seat, mirrors and sound are set with you, and all that you will use is tried.',
        ),
      },
      {
        icon: 'phone',
        title: text('ونبقى على الخطّ', 'And we stay on the line'),
        paragraph: text(
          'مستشارٌ واحد يعرف سيارتك، ورقمه معك متى احتجت إليه.',
          'One adviser who knows your car and answers your calls.',
        ),
      },
    ],
  ),
  block('snippet', {
    title: text('مقعدك محفوظ', 'Your seat is kept'),
    header_size: 'l',
    paragraph: text(
      'نأتيك بالسيارة إلى باب بيتك في أبوظبي ودبي والشارقة.',
      'We bring the car to your door in Abu Dhabi, Dubai and Sharjah.',
    ),
    'rdx-buttons': [
      link('/test-drive?model=range-rover', 'اطلب تجربة منزلية', 'Ask for a drive from home'),
      link('/vehicles?models=Range+Rover', 'السيارات المتوفرة', 'Cars in stock'),
    ],
    button_style: 'primary',
    border_grid_class: 'border-top',
  }),
];
