import type { MarketState } from '@mawkib/core/settings';

/** States of Australia, by which its stock is searched. Site document, section 2. */
export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

const named = (value: string, ar: string): MarketState => ({ value, label: { ar, en: value } });

/** What people call the states of a country, and which there are. */
interface Known {
  readonly word: 'state' | 'emirate';
  readonly states: readonly MarketState[];
}

const known: { readonly [country: string]: Known } = {
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
 * The states of a market: those that its settings name, else those of its country where they are
 * known; none means that there is no choice of states. Site document, section 2.
 */
export const marketStates = (
  country: string,
  configured: readonly MarketState[] = [],
): readonly MarketState[] => (configured.length > 0 ? configured : (known[country]?.states ?? []));

/** What a state of the country is called. */
export const wordForState = (country: string): Known['word'] => known[country]?.word ?? 'state';
