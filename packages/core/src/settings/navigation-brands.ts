import { listOf } from '../reading/decoder.js';
import { isRecord, textIn } from '../reading/fields.js';

/** A link of the top bar to the pages of one of the market's brands. */
export interface NavigationBrand {
  /** Id of a brand. */
  readonly brand: string;
  readonly label: string;
  readonly url: string;
}

/** Drops entries without a brand, label or URL. */
export const readNavigationBrands = listOf((value): NavigationBrand | undefined => {
  if (!isRecord(value)) return undefined;
  const [brand, label, url] = [
    textIn(value, 'brand'),
    textIn(value, 'label'),
    textIn(value, 'url'),
  ];
  return brand && label && url ? { brand, label, url } : undefined;
});
