import { defineMessages } from '../locale/define-messages.js';

/**
 * Texts of the banner, and of each scope with its purpose (`scope_…`, `scope_…_purpose`). Separate
 * from
 * `consentMessages`, so that pages without a banner do not load them.
 */
export const consentBannerMessages = defineMessages('core.consent-banner', {
  banner: { ar: 'ملفات تعريف الارتباط', en: 'Cookies' },
  accept_all: { ar: 'قبول الكل', en: 'Accept all' },
  reject: { ar: 'رفض', en: 'Reject' },
  options: { ar: 'الخيارات', en: 'Options' },
  line: {
    ar: 'نستخدم بإذنك ملفات اختيارية.',
    en: 'With your permission we use optional cookies.',
  },
  save: { ar: 'حفظ اختياري', en: 'Save my choice' },
  close: { ar: 'إغلاق', en: 'Close' },
  policy: { ar: 'سياسة ملفات تعريف الارتباط', en: 'Cookie policy' },
  always_on: { ar: 'مفعّلة دائمًا', en: 'Always on' },
  gpc: {
    ar: 'يطلب متصفحك عدم مشاركة بياناتك، لذلك لا نفعّل إلا الضروري ما لم تختر غير ذلك.',
    en: 'Your browser asks us not to share your data, so only what is necessary is on unless you choose otherwise.',
  },
  scope_obligatory: { ar: 'ضرورية', en: 'Necessary' },
  scope_obligatory_purpose: {
    ar: 'يحتاج إليها الموقع ليعمل، مثل حفظ خطوات طلبك وحمايته.',
    en: 'The site needs them to work, for example to keep the steps of your order and to protect it.',
  },
  scope_optional: { ar: 'اختيارية', en: 'Optional' },
  scope_optional_purpose: {
    ar: 'تتيح مزايا إضافية مثل الفيديو والخرائط والمحتوى المختار لك.',
    en: 'They bring extras such as videos, maps and content chosen for you.',
  },
  scope_statistic: { ar: 'إحصائية', en: 'Statistics' },
  scope_statistic_purpose: {
    ar: 'تبيّن لنا كيف يُستخدم الموقع لكي نحسّنه.',
    en: 'They show us how the site is used, so that we can improve it.',
  },
  scope_marketing: { ar: 'تسويقية', en: 'Marketing' },
  scope_marketing_purpose: {
    ar: 'تستخدمها جهات أخرى لعرض محتواها وإعلانات تناسب اهتماماتك.',
    en: 'Others use them to show their content, and advertising that suits your interests.',
  },
  scope_unclassified: { ar: 'غير مصنّفة', en: 'Unclassified' },
  scope_unclassified_purpose: {
    ar: 'ملفات لم يُحدَّد غرضها بعد.',
    en: 'Cookies that have no defined purpose yet.',
  },
});
