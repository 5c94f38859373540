import type { StockEntry } from '../live-index/stock-entry.js';
import type { OpenTable } from '../table/columns.js';
import { facetValues, filterableOptions } from './facet-values.js';
import { searchText } from './search-text.js';
import type { StockCard } from './stock-card.js';
import { validRanges, validSeats } from './valid-ranges.js';

const text = (value: unknown): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
const facet = (value: unknown): string[] => facetValues(Array.isArray(value) ? value : [value]);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

const wordFields = ['model_display_name', 'version', 'color_name', 'owner_name', 'owner_city'];

/**
 * Index entry of a card, as the service's index has it. Words are in the page's language, without
 * the VIN, of which a page has only the end.
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
      brands: facet(card.nameplate_brand_name),
      nameplate_model_group: facet(card.nameplate_model_group),
      models: facet(card.nameplate_name),
      states: facet(card.state),
      statuses: facet(card.status),
      engine_types: facet(card.engine_types),
      transmissions: facet(card.transmission),
      body_types: facet(card.body_type),
      colors: facet(card.color_canonical),
      specific_colors: facet(card.color_key),
      dealers: facet(card.owner_id),
      financing_options: filterableOptions(texts(card.financing_options)),
      number_of_seats: validSeats(card.number_of_seats),
    },
    ranges: validRanges({
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

/** Reads entries from the columns of a snapshot without creating cards. */
export function entryReader(table: OpenTable): (row: number) => StockEntry {
  const brands = facetOf(table.column('nameplate_brand_name').list);
  const nameplate_model_group = facetOf(table.column('nameplate_model_group').list);
  const models = facetOf(table.column('nameplate_name').list);
  const states = facetOf(table.column('state').list);
  const { list: statusList, text: status } = table.column('status');
  const statuses = facetOf(statusList);
  const engine_types = facetOf(table.column('engine_types').list);
  const transmissions = facetOf(table.column('transmission').list);
  const body_types = facetOf(table.column('body_type').list);
  const colors = facetOf(table.column('color_canonical').list);
  const specific_colors = facetOf(table.column('color_key').list);
  const dealers = facetOf(table.column('owner_id').list);
  const financing_options = facetOf(table.column('financing_options').list, filterableOptions);
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
        body_types: body_types(row),
        colors: colors(row),
        specific_colors: specific_colors(row),
        dealers: dealers(row),
        financing_options: financing_options(row),
        number_of_seats: validSeats(seats(row)),
      },
      ranges: validRanges({
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

type ListReader = (row: number) => readonly string[];

/** Rows share the lists of a column, so each is normalised once. */
function facetOf(
  list: ListReader,
  normalise: (values: readonly string[]) => readonly string[] = facetValues,
): ListReader {
  const made = new WeakMap<readonly string[], readonly string[]>();
  return (row) => {
    const values = list(row);
    const known = made.get(values);
    if (known) return known;
    const normal = normalise(values);
    made.set(values, normal);
    return normal;
  };
}

type Reader = (row: number) => number | null;
type Numbers = [Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader];
