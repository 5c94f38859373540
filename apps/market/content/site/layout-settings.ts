/** Footer, logos and floating actions of the demo market, in both languages. */

type Language = 'ar' | 'en';
type Words = readonly [ar: string, en: string];

const say = (language: Language, [ar, en]: Words) => (language === 'ar' ? ar : en);

const link = (label: Words, url: string) => ({ type: 'link', label, url });
const social = (icon: string, label: Words, url: string) => ({
  type: 'social',
  label,
  url,
  icon,
  target: '_blank',
  rel: 'noopener',
});

const columns = [
  {
    heading: ['السيارات', 'Cars'],
    rows: [
      {
        type: 'link',
        items: [
          link(['رينج روڤر', 'Range Rover'], '/range-rover'),
          link(['ديفندر', 'Defender'], '/defender'),
          link(['إف-تايب', 'F-TYPE'], '/f-type'),
          link(['السيارات المتوفرة', 'Cars in stock'], '@stock'),
        ],
      },
    ],
  },
  {
    heading: ['الشراء', 'Buying'],
    rows: [
      {
        type: 'link',
        items: [
          link(['العروض', 'Offers'], '/offers'),
          link(['تجربة القيادة', 'Test drive'], '@drive'),
          link(['سيارات معتمدة', 'Approved cars'], '/vehicles?states=approved'),
        ],
      },
    ],
  },
  {
    heading: ['نحن قريبون منك', 'Close to you'],
    rows: [
      {
        type: 'link',
        items: [
          link(['الوكلاء', 'Retailers'], '/retailers'),
          link(['خدمات المالكين', 'Services for owners'], '/owners'),
          link(['الأخبار', 'News'], '/news'),
          link(['واتساب', 'WhatsApp'], 'https://wa.me/97140000000'),
          link(['800 0000', '800 0000'], 'tel:8000000'),
        ],
      },
      {
        type: 'social',
        items: [
          social('instagram', ['إنستغرام', 'Instagram'], 'https://social.example/instagram'),
          social('youtube', ['يوتيوب', 'YouTube'], 'https://social.example/youtube'),
          social('x', ['إكس', 'X'], 'https://social.example/x'),
          social('linkedin', ['لينكدإن', 'LinkedIn'], 'https://social.example/linkedin'),
        ],
      },
    ],
  },
] as const;

const medium = [
  link(['الخصوصية', 'Privacy'], '/privacy'),
  link(['شروط الاستخدام', 'Terms of use'], '/terms-of-use'),
  link(['شروط الحجز', 'Terms of reservation'], '/terms'),
  link(['تواصل معنا', 'Contact'], '/contact'),
] as const;

const actions = [
  { icon: 'car', words: ['احجز تجربة قيادة', 'Book a test drive'], form_id: 'test-drive' },
  { icon: 'search', words: ['السيارات المتوفرة', 'Cars in stock'], url: '@stock' },
  { icon: 'pin', words: ['أقرب وكيل', 'Your nearest retailer'], url: '/retailers' },
  { icon: 'calendar', words: ['عروض هذا الشهر', 'This month’s offers'], url: '/offers' },
] as const;

/** Settings per language; their keys end in the language. */
function settingsIn(language: Language): Record<string, string> {
  const inLanguage = (_key: string, value: unknown) =>
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
      ? say(language, value as unknown as Words)
      : value;
  const items = actions.map(({ icon, words, ...target }) => {
    const link_text = say(language, words);
    const link =
      'form_id' in target
        ? {
            type: 'form',
            form_id: target.form_id,
            columns: 2,
            hidden_fields: { source: 'quick-actions' },
          }
        : { type: 'internal', url: target.url };
    return { icon, link: { ...link, link_text, target: '_self' } };
  });
  return {
    [`footer.top.${language}`]: JSON.stringify(columns, inLanguage),
    [`footer.medium.${language}`]: JSON.stringify(medium, inLanguage),
    [`footer.retailers.${language}`]: say(language, [
      'الوكيل الأقرب إليك، على بُعد دقائق',
      'A showroom near you, minutes away',
    ]),
    [`footer.searchbar.${language}`]: say(language, ['ابحث عن سيارتك', 'Look for your car']),
    [`footer.middle_html.${language}`]: say(language, [
      '<p>الصور والأسعار للتوضيح، وقد تختلف المواصفات من سوق إلى أخرى. يشمل السعر ضريبة القيمة المضافة ما لم يُذكر خلاف ذلك.</p>',
      '<p>Pictures and prices are for illustration, and specifications may differ between markets. Prices include value added tax unless said otherwise.</p>',
    ]),
    [`footer.bottom_html.${language}`]: say(language, [
      '<p>© موكب 2026. سوقٌ تجريبي؛ لا تُباع فيه سيارات حقيقية.</p>',
      '<p>© 2026 Mawkib. A demonstration market; no real cars are sold here.</p>',
    ]),
    [`exit_popup.title.${language}`]: say(language, [
      'أنت على وشك مغادرة موقعنا',
      'You are leaving our site',
    ]),
    [`exit_popup.text.${language}`]: say(language, [
      'الموقع الذي تفتحه ليس تابعًا لنا، وتسري عليه شروطه وسياسة خصوصيته.',
      'The site that you are opening is not ours. Its own terms and privacy policy apply.',
    ]),
    [`exit_popup.cancel_label.${language}`]: say(language, ['البقاء هنا', 'Stay here']),
    [`exit_popup.confirm_label.${language}`]: say(language, ['متابعة', 'Continue']),
    [`floating_action.items.${language}`]: JSON.stringify(items),
    [`price.currency_symbol.${language}`]: say(language, ['د.إ', 'AED']),
    [`price.format.${language}`]: say(language, ['% ^', '^ %']),
    [`stock_locator.price_format.${language}`]: say(language, ['% ^', '^ %']),
  };
}

/** Layout settings of every page. */
export const layoutSettings: Readonly<Record<string, string>> = {
  'navigation.disabled_on_pages': '',
  'navigation.newer': 'true',
  'navigation.brands.ar': JSON.stringify([
    { brand: 'land-rover', label: 'لاند روڤر', url: '/' },
    { brand: 'jaguar', label: 'جاكوار', url: '/f-type' },
  ]),
  'navigation.brands.en': JSON.stringify([
    { brand: 'land-rover', label: 'Land Rover', url: '/' },
    { brand: 'jaguar', label: 'Jaguar', url: '/f-type' },
  ]),
  'order.terms_url': '/terms',
  'ev.order_link': 'true',
  'navigation.logo_settings': JSON.stringify([
    { path: '^/range-rover', homepage: '/range-rover', logo: 'range_rover' },
    { path: '^/defender', homepage: '/defender', logo: 'defender' },
    { path: '^/discovery', homepage: '/discovery', logo: 'discovery' },
  ]),
  'stock_locator.features':
    'postcode_search, owner_visible, display_selected_vehicles, postcode_filter',
  // The card shows model, condition and availability itself.
  'stock_locator.card_attributes': 'productionYear, mileage, engines',
  'exit_popup.enabled': 'true',
  'floating_action.mode': 'menu',
  'floating_action.predefined_links': JSON.stringify([
    { alias: '@drive', url: '/test-drive' },
    { alias: '@stock', url: '/vehicles' },
  ]),
  ...settingsIn('ar'),
  ...settingsIn('en'),
};
