import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';

/** Letters and digits of any script, in lower case, with hyphens between words. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Slug of a dealer's page: its English name, and its code, which alone identifies it. */
export const dealerSlug = ({ texts, dealer_code }: Pick<Dealer, 'texts' | 'dealer_code'>) =>
  [wordsOf(texts.en.name), wordsOf(dealer_code)].filter(Boolean).join('-');

/** The dealer of a slug, else the one with its code at the end of the slug; longer codes first. */
export function dealerOfSlug<T extends Pick<Dealer, 'texts' | 'dealer_code'>>(
  dealers: readonly T[],
  slug: string,
): T | undefined {
  const wanted = wordsOf(slug);
  const exact = dealers.find((dealer) => dealerSlug(dealer) === wanted);
  if (exact) return exact;
  return dealers
    .filter(({ dealer_code }) => {
      const code = wordsOf(dealer_code);
      return code !== '' && (wanted === code || wanted.endsWith(`-${code}`));
    })
    .sort((a, b) => b.dealer_code.length - a.dealer_code.length)[0];
}
