import type { MarketState } from '@mawkib/core/settings';

/** Australian states, used by the search by state. Site document, section 2. */
export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

const named = (value: string, ar: string): MarketState => ({ value, label: { ar, en: value } });

/** States of a country, and their name in that country. */
interface CountryStates {
  readonly word: 'state' | 'emirate';
  readonly states: readonly MarketState[];
}

const known: { readonly [country: string]: CountryStates } = {
  AU: { word: 'state', states: australianStates.map((value) => named(value, value)) },
  AE: {
    word: 'emirate',
    states: [
      named('Abu Dhabi', 'أبوظبي'),
      named('Dubai', 'دبي'),
      named('Sharjah', 'الشارقة'),
      named('Ajman', 'عجمان'),
      named('Umm Al Quwain', 'أم القيوين'),
      named('Ras Al Khaimah', 'رأس الخيمة'),
      named('Fujairah', 'الفجيرة'),
    ],
  },
};

/**
 * States of a market: those of its settings, else those of its country. Empty if neither has any;
 * then there is no choice of states. Site document, section 2.
 */
export const marketStates = (
  country: string,
  configured: readonly MarketState[] = [],
): readonly MarketState[] => (configured.length > 0 ? configured : (known[country]?.states ?? []));

/** Word for a state of the country. */
export const wordForState = (country: string): CountryStates['word'] =>
  known[country]?.word ?? 'state';
