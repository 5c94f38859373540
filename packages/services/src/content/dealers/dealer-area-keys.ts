import type { Localized } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';

const key = (kind: string, text: string) => `${kind}:${foldArabic(text).trim()}`;

interface Area {
  postcode: string;
  state: Localized;
  locality: Localized;
}

/** Search keys of an area: each of its values in each language, normalised. */
export const dealerAreaKeys = ({ postcode, state, locality }: Area, brands: readonly string[]) => [
  ...brands.map((brand) => key('brand', brand)),
  key('postcode', postcode),
  ...Object.values(state).map((name) => key('state', name ?? '')),
  ...Object.values(locality).map((name) => key('locality', name ?? '')),
];

export interface DealerQuery {
  brand?: string | undefined;
  state?: string | undefined;
  postcode?: string | undefined;
  locality?: string | undefined;
}

/** Keys that an area must all have to match; empty for an empty search. */
export const wantedKeys = (query: DealerQuery): string[] =>
  Object.entries(query).flatMap(([kind, text]) => (text?.trim() ? [key(kind, text)] : []));
