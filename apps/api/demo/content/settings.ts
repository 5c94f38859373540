/** Settings that the demo market starts with; keys are those of the spec. */
export const demoSettings: Readonly<Record<string, string>> = {
  'meta.title_divider': '|',
  'market.currency': 'AED',
  'market.time_zone': 'Asia/Dubai',
  'search.popup.enabled': 'false',
};
