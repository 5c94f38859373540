/**
 * The consent banner of the demo market, and the cookies that are deleted when a visitor rejects.
 */
export const consentSettings: Readonly<Record<string, string>> = {
  'consent.content': JSON.stringify({
    heading: { ar: 'خصوصيتك قرارك', en: 'Your privacy, your decision' },
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
