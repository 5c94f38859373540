import { demoProductLists } from '../market/demo-model-lists.js';
import { layoutSettings } from './layout-settings.js';

/** URLs of the demo market's data: its own services. A market may name others. */
const factSettings: Readonly<Record<string, string>> = {
  'mena.offers_api_url': '/services/content/offers',
  'mena.news_api_url': '/services/content/news',
  'mena.collections_api_url': '/services/content/collections',
  'mena.currency_exchange_api_url': '/services/content/currency-exchange',
  'double_price.enabled': 'true',
  'double_price.symbol': 'USD',
  'dealers.form_id': 'test-drive',
  'dealers.postcode_url': '/services/content/dealers/by_postcode',
  'dynamic_content.api_base_url': '/services/stock',
  'dynamic_content.lists': JSON.stringify(demoProductLists),
  'dynamic_content.external_stock_list_url': '/services/stock/public_api/external_stock',
};

/**
 * The consent banner of the demo market, and the cookies that are deleted when a visitor rejects.
 */
const consentSettings: Readonly<Record<string, string>> = {
  'consent.content': JSON.stringify({
    heading: { ar: 'خصوصيتك قرارك', en: 'Your privacy, your decision' },
    summary: {
      ar: 'بإذنك نستخدم ملفات اختيارية نقيس بها الزيارات ونعرض المقاطع والخرائط.',
      en: 'With your permission, optional cookies measure visits and show videos and maps.',
    },
    text: {
      ar: 'نستخدم ملفات ضرورية ليعمل الموقع ويحفظ خطوات حجزك. وبإذنك نستخدم ملفات اختيارية نقيس بها الزيارات ونعرض بها المقاطع والخرائط. تستطيع تغيير رأيك متى شئت من أسفل كل صفحة.',
      en: 'We use cookies that the site needs to work and to keep the steps of your reservation. With your permission we also use optional ones, to measure visits and to show videos and maps. You can change your mind at any time, at the foot of every page.',
    },
    policy_url: '/privacy',
    policy_label: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  }),
  'consent.policy_version': '2026-11',
  'consent.cookies': JSON.stringify([
    { name: 'utm_params', scope: 'marketing' },
    { name: '_ga*', scope: 'statistic' },
    { name: '_gcl_*', scope: 'marketing' },
  ]),
};

/** Initial settings of the demo market; the spec defines the keys. */
export const demoSettings: Readonly<Record<string, string>> = {
  'meta.title_divider': '|',
  'site.time_zone': 'Asia/Dubai',
  'search.popup.enabled': 'true',
  'mail.leads_recipients': 'leads@demo.mawkib.test',
  ...consentSettings,
  ...layoutSettings,
  ...factSettings,
};
