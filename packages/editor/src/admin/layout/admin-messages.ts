import { defineMessages } from '@mawkib/core/locale';

export const adminMessages = defineMessages('editor.admin', {
  title: { ar: 'الإدارة', en: 'Administration' },
  area_leads: { ar: 'طلبات العملاء', en: 'Leads' },
  area_orders: { ar: 'طلبات الشراء', en: 'Orders' },
  area_stock: { ar: 'المخزون', en: 'Stock' },
  area_dealers: { ar: 'الوكلاء', en: 'Retailers' },
  area_navigation: { ar: 'قائمة الموقع', en: 'Navigation' },
  area_jobs: { ar: 'المهام', en: 'Jobs' },
  area_audit: { ar: 'سجل التغييرات', en: 'Audit log' },
  area_person: { ar: 'البيانات الشخصية', en: 'Personal data' },
  older: { ar: 'الأقدم', en: 'Older' },
  newest: { ar: 'الأحدث', en: 'Newest' },
  not_permitted: {
    ar: 'هذه الشاشة متاحة لدور «مدير». اطلب من مدير النظام منحك هذا الدور.',
    en: 'This area requires the Administrator role. Ask an administrator for access.',
  },
  leads: { ar: 'طلبات تجربة القيادة', en: 'Test drive requests' },
  note: {
    ar: 'الطلبات التي أرسلها الزوار بنموذج تجربة القيادة، الأحدث أولًا.',
    en: 'Requests that visitors sent with the test drive form, newest first.',
  },
  files: { ar: 'الملفات', en: 'Files' },
  delivery: { ar: 'التسليم', en: 'Delivery' },
  delivery_pending: { ar: 'قيد التسليم', en: 'In progress' },
  delivery_delivered: { ar: 'سُلّم', en: 'Delivered' },
  delivery_failed: { ar: 'فشل التسليم', en: 'Failed' },
  send_again: { ar: 'إعادة الإرسال', en: 'Send again' },
  sent_again: {
    ar: 'سيُرسل الطلب مرة أخرى خلال لحظات.',
    en: 'The lead will be sent again in a moment.',
  },
  received: { ar: 'وقت الاستلام', en: 'Received' },
  name: { ar: 'الاسم', en: 'Name' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  model: { ar: 'الطراز', en: 'Model' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  none: { ar: 'لا طلبات بعد', en: 'No leads yet' },
  none_text: {
    ar: 'تظهر الطلبات هنا فور إرسال نموذج تجربة القيادة من الموقع.',
    en: 'Leads appear here as soon as a visitor sends the test drive form.',
  },
  not_yours: {
    ar: 'لا يتيح دورك عرض طلبات العملاء. اطلب من مدير النظام منحك دور «طلبات العملاء».',
    en: 'Leads require the Leads role. Ask an administrator for access.',
  },
});
