import { legalPage } from './legal-page.js';

export const termsOfUse = legalPage({
  id: 'terms-of-use',
  title: ['شروط الاستخدام', 'Terms of use'],
  description: [
    'شروط استخدام هذا الموقع: المحتوى والأسعار والروابط والمسؤولية والقانون.',
    'The terms of this site: content, prices, links, liability and law.',
  ],
  opening: [
    ['شروط الاستخدام', 'Terms of use'],
    [
      'باستخدامك هذا الموقع تقبل الشروط الآتية. شروط حجز السيارات في صفحة مستقلة.',
      'By using this site you accept these terms. Those of reserving a car are on a page of their own.',
    ],
  ],
  clauses: [
    [
      ['المحتوى', 'Content'],
      [
        'النصوص والصور والعلامات ملك لموكب أو لمن رخّص لنا استخدامها. لك أن تشاهدها وتطبعها لنفسك، ولا تُنشر ولا تُستخدم تجاريًا دون إذن مكتوب.',
        'Texts, pictures and trademarks belong to Mawkib or to those who licensed them to us. You may view and print them for yourself; they may not be published or used commercially without written permission.',
      ],
    ],
    [
      ['الأسعار والمواصفات', 'Prices and specifications'],
      [
        'تشمل الأسعار ضريبة القيمة المضافة ما لم يُذكر غير ذلك، ولا تشمل التسجيل والتأمين. الصور للتوضيح، وقد تظهر فيها تجهيزات اختيارية. السعر الملزم هو ما في صفحة السيارة لحظة حجزها.\n\nالأقساط المعروضة تقديرية بفائدة ثابتة، وتخضع لموافقة البنك.',
        'Prices include value added tax unless said otherwise; registration and insurance are not included. Pictures are for illustration and may show optional equipment. The binding price is that on the page of the car when you reserve it.\n\nPayments that are shown are estimates at a flat rate, and subject to the bank’s approval.',
      ],
    ],
    [
      ['توفّر السيارات', 'Availability'],
      [
        'تُحدَّث قائمة السيارات باستمرار، وقد تُباع سيارة في المعرض وأنت تنظر إليها. الحجز عبر الموقع هو ما يثبتها لك.',
        'The list of cars is updated all the time, and a car may be sold in the showroom while you look at it. A reservation on this site is what holds it for you.',
      ],
    ],
    [
      ['استخدام مقبول', 'Acceptable use'],
      [
        'لا تستخدم الموقع لإرسال بيانات غيرك دون إذنه، ولا لتعطيله أو جمع محتواه آليًا. قد نوقف الطلبات التي تفعل ذلك.',
        'Do not use this site to send the data of others without their consent, to disrupt it, or to collect its content automatically. We may block requests that do so.',
      ],
    ],
    [
      ['روابط المواقع الأخرى', 'Links to other sites'],
      [
        'نختار الروابط بعناية، لكننا لا نملك محتوى المواقع الأخرى ولا نضمنه.',
        'We choose links with care, but other sites are not ours and we do not vouch for their content.',
      ],
    ],
    [
      ['المسؤولية', 'Liability'],
      [
        'نعمل على أن يكون ما هنا صحيحًا ومتاحًا، ولا نضمن خلوّه من الخطأ. لا يحدّ ذلك من حقوق المستهلك التي يمنحك إياها القانون.',
        'We work to keep this site correct and available, and do not warrant that it is free of errors. This does not limit the consumer rights that the law gives you.',
      ],
    ],
    [
      ['القانون والتعديل', 'Law and changes'],
      [
        'يحكم هذه الشروط قانون دولة الإمارات العربية المتحدة، وتختص بها محاكم دبي. إن عدّلناها نشرنا هنا النص الجديد وتاريخه. آخر تعديل: نوفمبر 2026.',
        'These terms are governed by the law of the United Arab Emirates, and the courts of Dubai have jurisdiction. If we change them, the new text and its date are published here. Last changed: November 2026.',
      ],
    ],
  ],
});
