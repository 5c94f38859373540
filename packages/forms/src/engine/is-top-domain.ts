// Beside the two letters of a country: endings that are in use and are not names of people, titles,
// degrees or legal forms (`Al Noor Trading Co.LLC`). Short, since every form loads it.
const latin =
  'com net org info biz example app dev page link click site website online shop store xyz top club casino poker bet porn ';
const international = 'امارات السعودية قطر عمان البحرين كويت مصر الاردن موقع شبكة كوم рф';

const endings = new Set(`${latin}${international}`.split(' '));

/** True for the last label of a domain that can be registered, or any in punycode. */
export const isTopDomain = (label: string): boolean =>
  /^(?:[a-z]{2}|xn--.*)$/i.test(label) || endings.has(label.toLowerCase());
