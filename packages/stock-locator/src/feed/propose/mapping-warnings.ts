import type { FeedMapping } from '../feed-mapping-schema.js';
import type { MappingProblem } from '../feed-types.js';
import { mappingTexts } from '../map/mapping-texts.js';
import { columnsIn } from '../map/templates.js';
import { fieldsForName } from './column-names.js';

/** Fields that may change while a vehicle is on sale. */
const volatile = new Set([
  'mileage',
  'msrp_price',
  'sale_price',
  'base_price',
  'monthly_price',
  'subscribe_price',
  'state',
  'status',
  'photos',
]);

/** Warnings for a valid mapping that probably does not do what is meant. */
export function mappingWarnings(mapping: FeedMapping): MappingProblem[] {
  const { target, columns, match } = mapping;
  if (target !== 'vehicles' || match.key === undefined) return [];
  return [...new Set(columnsIn(match.key))]
    .filter((column) => isVolatile(column, columns))
    .map((column) => ({
      path: 'match.key',
      code: 'volatile_key',
      text: mappingTexts('volatile_key', column),
    }));
}

/** Decides by the mapped field; for an unmapped column by its name. */
function isVolatile(column: string, columns: FeedMapping['columns']): boolean {
  const mapped = columns.filter(
    (one) => one.column === column || columnsIn(one.template ?? '').includes(column),
  );
  if (mapped.length > 0) return mapped.some(({ field }) => volatile.has(field));
  const [likely] = fieldsForName(column, 'vehicles').sort(([, one], [, other]) => other - one);
  return likely !== undefined && volatile.has(likely[0]);
}
