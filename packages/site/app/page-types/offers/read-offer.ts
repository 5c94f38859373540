import type { OfferRow } from '@mawkib/api-clients/contracts/content';
import type { Theme } from '@mawkib/core/brands';
import { type OfferDetails, readOfferDetails } from '@mawkib/core/dynamic-content';

/** An offer as shown on pages. */
export interface Offer extends OfferDetails {
  /** Theme of its brand. */
  theme: Theme | null;
}

export const readOffer = (row: OfferRow, themeOf: (brand: string) => Theme | null): Offer => {
  const details = readOfferDetails(row);
  return { ...details, theme: themeOf(details.brand ?? '') };
};
