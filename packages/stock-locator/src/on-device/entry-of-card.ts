import { searchText } from './search-text.js';
import { soundRanges, soundSeats } from './sound-ranges.js';
import type { StockCard } from './stock-card.js';
import type { StockEntry } from './stock-entry.js';
import type { OpenTable } from './table/table.js';

const text = (value: unknown): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

const wordFields = ['model_display_name', 'version', 'color_name', 'owner_name', 'owner_city'];

/**
 * What the service's own index reads of the same vehicle. Words are those of the page's language,
 * without the VIN, of which a page has an end alone.
 */
export function entryOfCard(card: StockCard): StockEntry {
  const isHidden = texts(card.price_hidden).includes('cash');
  const price = (value: unknown) => (isHidden ? null : number(value));
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
      number_of_seats: soundSeats(card.number_of_seats),
    },
    ranges: soundRanges({
      display_price: price(card.sale_price),
      msrp_price: price(card.msrp_price),
      mileage: number(card.mileage),
      production_year: number(card.production_year),
      model_year: number(card.model_year),
      power: number(card.power),
    }),
    publications: texts(card.publication_lists),
    words: wordFields.flatMap((name) => text(card[name])).map(searchText),
  };
}

/** The same from the columns of a snapshot, without making the cards. */
export function entryReader(table: OpenTable): (row: number) => StockEntry {
  const { list: brands } = table.column('nameplate_brand_name');
  const { list: nameplate_model_group } = table.column('nameplate_model_group');
  const { list: models } = table.column('nameplate_name');
  const { list: states } = table.column('state');
  const { list: statuses, text: status } = table.column('status');
  const { list: engine_types } = table.column('engine_types');
  const { list: transmissions } = table.column('transmission');
  const { list: colors } = table.column('color_canonical');
  const { list: specific_colors } = table.column('color_key');
  const { list: dealers } = table.column('owner_id');
  const { list: financing_options } = table.column('financing_options');
  const { list: publications } = table.column('publication_lists');
  const { list: hidden } = table.column('price_hidden');
  const [seats, sale, msrp, mileage, production, model, power, created] = [
    'number_of_seats',
    'sale_price',
    'msrp_price',
    'mileage',
    'production_year',
    'model_year',
    'power',
    'created_at',
  ].map((name) => table.column(name).number) as Numbers;
  const { text: id } = table.column('id');
  const { text: dealer } = table.column('owner_dealer_code');
  const words = wordFields.map((name) => table.column(name).list);
  return (row) => {
    const isHidden = hidden(row).includes('cash');
    return {
      id: id(row) ?? '',
      status: status(row) ?? '',
      created_at: created(row) ?? 0,
      dealer_code: dealer(row) ?? '',
      lists: {
        brands: brands(row),
        nameplate_model_group: nameplate_model_group(row),
        models: models(row),
        states: states(row),
        statuses: statuses(row),
        engine_types: engine_types(row),
        transmissions: transmissions(row),
        colors: colors(row),
        specific_colors: specific_colors(row),
        dealers: dealers(row),
        financing_options: financing_options(row),
        number_of_seats: soundSeats(seats(row)),
      },
      ranges: soundRanges({
        display_price: isHidden ? null : sale(row),
        msrp_price: isHidden ? null : msrp(row),
        mileage: mileage(row),
        production_year: production(row),
        model_year: model(row),
        power: power(row),
      }),
      publications: publications(row),
      get words() {
        return words.flatMap((of) => of(row)).map(searchText);
      },
    };
  };
}

type Reader = (row: number) => number | null;
type Numbers = [Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader];
