import { defineMessages } from '@mawkib/core/locale';

export const adminMessages = defineMessages('editor.admin', {
  title: { ar: 'الإدارة', en: 'Administration' },
  leads: { ar: 'طلبات تجربة القيادة', en: 'Test drive requests' },
  note: {
    ar: 'هذه بداية الإدارة: طلبات نموذج تجربة القيادة، الأحدث أولًا. تُضاف النماذج الأخرى والمخزون والإعدادات لاحقًا.',
    en: 'This is where administration starts: the requests of the test drive form, newest first. Other forms, stock and settings come later.',
  },
  received: { ar: 'وقت الاستلام', en: 'Received' },
  name: { ar: 'الاسم', en: 'Name' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  model: { ar: 'الطراز', en: 'Model' },
  retailer: { ar: 'المعرض', en: 'Retailer' },
  none: {
    ar: 'لا توجد طلبات بعد. تظهر هنا فور إرسال نموذج تجربة القيادة من الموقع.',
    en: 'There are no requests yet. They appear here as soon as the test drive form is sent.',
  },
  not_yours: {
    ar: 'لا يتيح دورك عرض الطلبات.',
    en: 'Your role does not include the requests.',
  },
});
