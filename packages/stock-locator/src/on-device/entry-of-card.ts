import { searchText } from './search-text.js';
import type { StockCard } from './stock-card.js';
import type { StockEntry } from './stock-entry.js';

const text = (value: unknown): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * What the service's own index reads of the same vehicle. Words are those of the page's language,
 * without the VIN, which a page does not have.
 */
export function entryOfCard(card: StockCard): StockEntry {
  const isHidden = texts(card.price_hidden).includes('cash');
  const price = (value: unknown) => (isHidden ? null : number(value));
  const words = ['model_display_name', 'version', 'color_name', 'owner_name', 'owner_city'];
  return {
    id: card.id,
    status: String(card.status),
    created_at: Date.parse(String(card.created_at)),
    dealer_code: String(card.owner_dealer_code ?? ''),
    lists: {
      brands: text(card.nameplate_brand_name),
      nameplate_model_group: text(card.nameplate_model_group),
      models: text(card.nameplate_name),
      states: text(card.state),
      statuses: text(card.status),
      engine_types: texts(card.engine_types),
      transmissions: text(card.transmission),
      colors: text(card.color_canonical),
      specific_colors: text(card.color_key),
      dealers: text(card.owner_id),
      financing_options: texts(card.financing_options),
      number_of_seats: text(card.number_of_seats),
    },
    ranges: {
      display_price: price(card.sale_price),
      msrp_price: price(card.msrp_price),
      mileage: number(card.mileage),
      production_year: number(card.production_year),
      model_year: number(card.model_year),
      power: number(card.power),
    },
    publications: texts(card.publication_lists),
    words: words.flatMap((name) => text(card[name])).map(searchText),
  };
}
