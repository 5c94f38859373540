import type { FieldOption } from '../../../model/definition/field.js';

const loans = 'dz am kz ir bh jo ye qa ae tn om az ge eg iq kw lb ma ps sa'.split(' ');
const leases = 'ae sa qa kw bh om jo lb eg ma'.split(' ');

const arabic = new Intl.DisplayNames('ar', { type: 'region' });
const english = new Intl.DisplayNames('en', { type: 'region' });

const option = (country: string, kind: 'loan' | 'lease'): FieldOption => {
  const code = country.toUpperCase();
  const [ar, en] = kind === 'loan' ? ['تمويل', 'Loan'] : ['تأجير', 'Lease'];
  return {
    value: `${country}_${kind}`,
    label: { ar: `${ar}، ${arabic.of(code)}`, en: `${en}, ${english.of(code)}` },
  };
};

/** Products by country. They differ only by their configuration. Blocks document, section 3.4. */
export const financeProducts: readonly FieldOption[] = [
  ...loans.map((country) => option(country, 'loan')),
  ...leases.map((country) => option(country, 'lease')),
];
