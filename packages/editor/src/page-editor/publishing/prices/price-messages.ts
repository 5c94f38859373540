import { defineMessages } from '@mawkib/core/locale';

export const priceMessages = defineMessages('editor.publication.prices', {
  typed: { ar: 'أسعار كُتبت يدويًا', en: 'Prices typed by hand' },
  typed_text: {
    ar: 'يمكن اعتماد سعر لا مصدر له حتى يوم محدد. بعده لا يرى الزوار القسم الذي يذكره.',
    en: 'A price without a source can be approved until a day. After that day, visitors do not see the block that states it.',
  },
  admins_declare: {
    ar: 'مدير النظام وحده يعتمد سعرًا. اطلب منه فتح هذه الصفحة ونشرها، أو استبدل بالسعر وسمًا.',
    en: 'Only an administrator can approve a price. Ask one to open and publish this page, or replace the price with a tag.',
  },
  in_title: {
    ar: 'لا يُعتمد سعر في عنوان الصفحة. احذف «{figure}» من العنوان.',
    en: 'A price in the title of the page cannot be approved. Remove “{figure}” from the title.',
  },
  reason: { ar: 'السبب', en: 'Reason' },
  reason_hint: {
    ar: 'مثل: قائمة أسعار مراكز الخدمة',
    en: 'Such as: price list of the service centres',
  },
  until: { ar: 'حتى يوم', en: 'Until' },
  declare: { ar: 'اعتمد', en: 'Approve' },
  declare_figure: { ar: 'اعتماد السعر {figure}', en: 'Approve the price {figure}' },
  declared: { ar: 'اعتُمد {figure}.', en: '{figure} is approved.' },
  required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  of_page: { ar: 'أسعار معتمدة في هذه الصفحة', en: 'Approved prices on this page' },
  until_day: { ar: 'حتى {day}', en: 'Until {day}' },
  ended: { ar: 'انتهى في {day}', en: 'Ended on {day}' },
  by: { ar: '{reason}، {name}', en: '{reason}, {name}' },
  withdraw: { ar: 'اسحب', en: 'Withdraw' },
  withdraw_figure: { ar: 'سحب اعتماد {figure}', en: 'Withdraw {figure}' },
  withdrawn: {
    ar: 'سُحب {figure}. لم يعد الزوار يرون القسم الذي يذكره.',
    en: '{figure} withdrawn. Visitors no longer see the block that states it.',
  },
});
