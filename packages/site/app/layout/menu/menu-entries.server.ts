import type { Locale } from '@mawkib/core/locale';
import { type PriceTags, priceTagPieces } from '@mawkib/core/money';
import type { MenuPanelEntry } from '@mawkib/ui';
import type { MarketEntry } from '../../context/market.ts';
import type { MarketContentStore } from '../../dynamic-content/create-market-content.server.ts';
import { hasPanel } from '../../market-data/layout-data.server.ts';

/**
 * Entries with panels; price tags are replaced, and prices without a value are left out. They are
 * not complete if prices did not arrive in time.
 */
export async function menuEntries(
  navigation: readonly MarketEntry[],
  locale: Locale,
  { settle }: Pick<MarketContentStore, 'settle'>,
): Promise<{ entries: MenuPanelEntry[]; isComplete: boolean }> {
  const opening = navigation.filter((entry) => entry.area !== 'footer' && hasPanel(entry));
  const texts = opening.flatMap(({ cards = [] }) => cards.map(({ price }) => price));
  const { tags, isComplete } = await settle(locale, { texts });
  const entries = opening.map(({ id, label, url, columns, cards = [], feature }) => ({
    id,
    label,
    url,
    panel: {
      columns,
      feature,
      cards: cards.map((card) => ({ ...card, price: priceText(card.price, tags) })),
    },
  }));
  return { entries, isComplete };
}

const priceText = (text: string, tags: Pick<PriceTags, 'text'>): string =>
  priceTagPieces(text).some((piece) => piece.kind === 'tag' && tags.text(piece.tag) === '')
    ? ''
    : tags.text(text);
