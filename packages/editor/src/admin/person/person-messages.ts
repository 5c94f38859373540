import { defineMessages } from '@mawkib/core/locale';

export const personMessages = defineMessages('editor.person', {
  title: { ar: 'البيانات الشخصية', en: 'Personal data' },
  lead: {
    ar: 'ابحث ببريد إلكتروني أو رقم هاتف كامل لترى البيانات المخزّنة عن شخص، أو تعطيه نسخة منها، أو تمحوها بطلب منه.',
    en: 'Search by a complete e-mail address or phone number to see the data stored about a person, give them a copy, or erase it at their request.',
  },
  key: { ar: 'بريد إلكتروني أو رقم هاتف', en: 'E-mail address or phone number' },
  another: {
    ar: 'عنوان أو رقم آخر للشخص نفسه',
    en: 'Another address or number of the same person',
  },
  remove_key: { ar: 'إزالة', en: 'Remove' },
  find: { ar: 'بحث', en: 'Search' },
  finding: { ar: 'جارٍ البحث…', en: 'Searching…' },
  held: { ar: 'البيانات المخزّنة', en: 'Stored data' },
  nothing: { ar: 'لا بيانات مخزّنة عن هذا الشخص', en: 'No data is stored about this person' },
  nothing_text: {
    ar: 'تحقق من العنوان أو الرقم، أو أضف عنوانًا أو رقمًا آخر ربما استخدمه الشخص.',
    en: 'Check the address or number, or add another one that they may have used.',
  },
  consent_note: {
    ar: 'لا تحدّد إيصالات الموافقة على ملفات تعريف الارتباط هوية أحد، فلا يُبحث فيها.',
    en: 'Cookie consent receipts do not identify a person, so they are not searched.',
  },
  kept: {
    ar: 'يُلزم القانون بحفظ طلب الشراء {number} حتى {until}.',
    en: 'Order {number} must be kept by law until {until}.',
  },
  reference: { ar: 'المرجع في سجل التغييرات', en: 'Reference in the audit log' },
  export: { ar: 'تنزيل نسخة', en: 'Download a copy' },
  exported: {
    ar: 'نُزّلت النسخة. لا تعطها لغير صاحب البيانات.',
    en: 'The copy was downloaded. Share it with this person only.',
  },
  erase: { ar: 'محو البيانات…', en: 'Erase data…' },
  erase_title: { ar: 'هل تريد محو بيانات هذا الشخص؟', en: 'Erase this person’s data?' },
  erase_text: {
    ar: 'لا يمكن التراجع عن المحو. تُحذف طلبات العميل ورسائل البريد، وتُحذف هوية الشخص من طلبات الشراء، وتُلغى الطلبات غير المؤكدة.',
    en: 'This cannot be undone. Leads and e-mails are deleted, orders are anonymised, and orders that are not confirmed are cancelled.',
  },
  keep_orders: {
    ar: 'محو كل شيء ما عدا طلبات الشراء التي يُلزم القانون بحفظها',
    en: 'Erase everything except orders that must be kept by law',
  },
  reason: { ar: 'السبب', en: 'Reason' },
  person_asked: { ar: 'طلب صاحب البيانات', en: 'Requested by the person' },
  consent_withdrawn: { ar: 'سحب موافقته', en: 'Consent withdrawn' },
  sent_by_mistake: { ar: 'أُرسلت بالخطأ', en: 'Sent by mistake' },
  legal_order: { ar: 'أمر قانوني', en: 'Legal order' },
  ticket: { ar: 'رقم المعاملة (اختياري)', en: 'Case number (optional)' },
  ticket_hint: { ar: 'رقم فقط، دون أسماء', en: 'Number only, no names' },
  confirm: { ar: 'اكتب «{word}» للتأكيد', en: 'Type {word} to confirm' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  erase_now: { ar: 'محو نهائي', en: 'Erase permanently' },
  erased: { ar: 'مُحيت البيانات.', en: 'The data was erased.' },
  erasing: {
    ar: 'يستمر المحو في الخلفية. يمكنك إغلاق هذه الصفحة.',
    en: 'Erasure continues in the background. You can close this page.',
  },
  history: { ar: 'عمليات المحو', en: 'Erasures' },
  earlier: { ar: 'مُحيت بياناته سابقًا', en: 'Erased before' },
  when: { ar: 'الوقت', en: 'When' },
  state: { ar: 'الحالة', en: 'Status' },
  done: { ar: 'تمت', en: 'Done' },
  pending: { ar: 'جارية', en: 'In progress' },
  what: { ar: 'البيانات التي مُحيت', en: 'Erased data' },
  ticket_short: { ar: 'المعاملة', en: 'Case' },
  no_erasures: { ar: 'لا عمليات محو بعد', en: 'No erasures yet' },
  count_of: { ar: '{kind}: {count}', en: '{kind}: {count}' },
});

/** Labels of kinds of stored data; a kind without a label is shown by its name. */
export const kindNames = defineMessages('editor.person.kinds', {
  leads: { ar: 'طلبات العملاء', en: 'Leads' },
  orders: { ar: 'طلبات الشراء', en: 'Orders' },
  ev_leads: { ar: 'طلبات سيارات كهربائية', en: 'Electric-vehicle orders' },
  ev_orders: { ar: 'طلبات سيارات كهربائية', en: 'Electric-vehicle orders' },
  mails: { ar: 'رسائل لم تُرسل بعد', en: 'E-mails not yet sent' },
});
