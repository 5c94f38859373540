import { defineMessages } from '@mawkib/core/locale';

export const personMessages = defineMessages('editor.person', {
  title: { ar: 'بيانات شخص', en: 'A person’s data' },
  lead: {
    ar: 'ابحث بعنوان بريد أو رقم هاتف كامل لترى ما يُحفظ عن شخص، وتسلّمه نسخة منه، أو تمحوه حين يطلب.',
    en: 'Look for a whole e-mail address or telephone number to see what is held about a person, give them a copy, or erase it when they ask.',
  },
  key: { ar: 'بريد إلكتروني أو رقم هاتف', en: 'E-mail address or telephone number' },
  another: { ar: 'عنوان أو رقم آخر للشخص نفسه', en: 'Another of the same person' },
  remove_key: { ar: 'إزالة', en: 'Remove' },
  find: { ar: 'بحث', en: 'Find' },
  finding: { ar: 'جارٍ البحث…', en: 'Looking…' },
  held: { ar: 'ما يُحفظ عنه', en: 'What is held' },
  nothing: { ar: 'لا شيء محفوظ عن هذا الشخص', en: 'Nothing is held about this person' },
  nothing_text: {
    ar: 'تأكد من العنوان أو الرقم، أو أضف عنوانًا آخر قد يكون استعمله.',
    en: 'Check the address or number, or add another that they may have used.',
  },
  consent_note: {
    ar: 'إيصالات الموافقة على ملفات الارتباط لا تحمل ما يدل على صاحبها، فلا يُبحث فيها.',
    en: 'Receipts of consent name nobody, so they are not looked for.',
  },
  kept: {
    ar: 'يُلزم القانون بحفظ طلب الشراء {number} حتى {until}.',
    en: 'The law says to keep the order {number} until {until}.',
  },
  reference: { ar: 'اسمه في السجل', en: 'Name in the audit log' },
  export: { ar: 'تنزيل نسخة', en: 'Download a copy' },
  exported: {
    ar: 'نُزّلت النسخة. سلّمها لصاحبها وحده.',
    en: 'The copy was downloaded. Give it to nobody else.',
  },
  erase: { ar: 'محو البيانات…', en: 'Erase…' },
  erase_title: { ar: 'محو بيانات هذا الشخص؟', en: 'Erase this person?' },
  erase_text: {
    ar: 'لا رجعة في المحو: تُحذف طلباته ورسائله، وتُنزع هويته من طلبات الشراء، ويُلغى ما لم يؤكَّد منها.',
    en: 'There is no way back: leads and mails go, orders lose who ordered, and those not confirmed are cancelled.',
  },
  keep_orders: {
    ar: 'امحُ كل ما عدا طلبات الشراء التي يحفظها القانون',
    en: 'Erase all but the orders that the law keeps',
  },
  reason: { ar: 'السبب', en: 'Reason' },
  person_asked: { ar: 'طلب صاحب البيانات', en: 'The person asked for it' },
  consent_withdrawn: { ar: 'سحب موافقته', en: 'Consent was withdrawn' },
  sent_by_mistake: { ar: 'أُرسلت بالخطأ', en: 'Sent by mistake' },
  legal_order: { ar: 'أمر قانوني', en: 'A legal order' },
  ticket: { ar: 'رقم المعاملة (اختياري)', en: 'Number of the request (optional)' },
  ticket_hint: { ar: 'رقم فقط، بلا اسم', en: 'A number only, no name' },
  confirm: { ar: 'اكتب «{word}» للتأكيد', en: 'Type {word} to confirm' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  erase_now: { ar: 'امحُ نهائيًا', en: 'Erase permanently' },
  erased: { ar: 'مُحيت البيانات.', en: 'The data was erased.' },
  erasing: {
    ar: 'المحو جارٍ في الخلفية. يمكنك إغلاق هذه الصفحة.',
    en: 'The erasure goes on in the background. You may leave this page.',
  },
  history: { ar: 'عمليات المحو', en: 'Erasures' },
  earlier: { ar: 'مُحيت بياناته سابقًا', en: 'Erased before' },
  when: { ar: 'الوقت', en: 'When' },
  state: { ar: 'الحالة', en: 'State' },
  done: { ar: 'تمّت', en: 'Done' },
  pending: { ar: 'جارية', en: 'Under way' },
  what: { ar: 'ما مُحي', en: 'What went' },
  ticket_short: { ar: 'المعاملة', en: 'Request' },
  no_erasures: { ar: 'لم يُمحَ أحد بعد', en: 'Nobody was erased yet' },
  count_of: { ar: '{kind}: {count}', en: '{kind}: {count}' },
});

/** What a kind of holding is called; one that is not here goes by its own name. */
export const kindNames = defineMessages('editor.person.kinds', {
  leads: { ar: 'طلبات تواصل', en: 'Leads' },
  orders: { ar: 'طلبات شراء', en: 'Orders' },
  ev_leads: { ar: 'طلبات سيارات كهربائية', en: 'Electric-vehicle orders' },
  ev_orders: { ar: 'طلبات سيارات كهربائية', en: 'Electric-vehicle orders' },
  mails: { ar: 'رسائل لم تُرسل بعد', en: 'Mails not yet sent' },
});
