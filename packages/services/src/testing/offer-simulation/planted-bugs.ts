import type { Offer } from '../../db/schema/offers.js';
import { type Rules, rules } from './simulated-offers.js';

/** Each removes one rule; the simulation must notice. */
export const plantedBugs: Readonly<Record<string, Partial<Rules>>> = {
  'the approved value is shown without a comparison': {
    resolveFigures(figures, sources) {
      const resolved = rules.resolveFigures(figures, sources);
      const stated = Object.entries(figures).flatMap(([name, figure]) =>
        figure.stated === undefined ? [] : [[name, figure.stated] as const],
      );
      return { ...resolved, values: { ...resolved.values, ...Object.fromEntries(stated) } };
    },
  },
  'figures are shown while the offer is under review': {
    resolveFigures(figures, sources) {
      const resolved = rules.resolveFigures(figures, sources);
      const all = Object.entries(resolved.figures).flatMap(([name, { value }]) =>
        value === null ? [] : [[name, value] as const],
      );
      return { ...resolved, isUnderReview: false, values: Object.fromEntries(all) };
    },
  },
  'a declared figure does not end': {
    resolveFigures: (figures, sources) =>
      rules.resolveFigures(figures, { ...sources, today: '2000-01-01' }),
  },
  'figures among the properties are shown': {
    publicOffer(offer, resolved, locale) {
      const { price } = offer.properties;
      const typed = typeof price === 'number' ? { price } : {};
      return { ...rules.publicOffer(offer, resolved, locale), ...typed };
    },
  },
  'ended offers stay in the list': { isListed: ({ starts_on }: Offer, day) => starts_on <= day },
  'publishing does not check': { untrueClaims: () => [] },
  'a schedule is not checked when it is due': { isCheckedWhenDue: false },
  'blocks with untrue claims are shown': { untrueParts: () => new Set<string>() },
  'a declared price does not end': {
    untrueClaims: (claims, facts) =>
      rules.untrueClaims(claims, { ...facts, declared: forever(facts) }),
    untrueParts: (claims, facts) =>
      rules.untrueParts(claims, { ...facts, declared: forever(facts) }),
  },
};

const forever = ({ declared }: Parameters<Rules['untrueClaims']>[1]) =>
  declared.map((price) => ({ ...price, ends_on: '9999-12-31' }));
