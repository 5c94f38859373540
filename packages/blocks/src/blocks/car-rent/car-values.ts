import type { BlockProps } from '../../model/definition/props.js';
import type { RentalExtra } from '../../shared/rental/rental-extras.js';
import type { carRent } from './car-rent.definition.js';

type Car = BlockProps<typeof carRent>['groups'][number]['fields'];

const pairs = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const extras = [1, 2, 3, 4, 5] as const;

/** The icon and text pairs that are not blank. */
export const carFacts = (car: Car) =>
  pairs
    .map((at) => ({ key: at, icon: car[`icon_${at}`], text: car[`text_${at}`] }))
    .filter(({ icon, text }) => icon || text);

/** The extras with a label and a price; the third and the fourth are chosen or not. */
export const carExtras = (car: Car): RentalExtra[] =>
  extras.flatMap((at) => {
    const label = car[`equipment_${at}_label`]?.trim();
    const price = car[`equipment_${at}_price`] ?? -1;
    if (!label || !(price >= 0)) return [];
    const controller: RentalExtra['controller'] =
      at === 3 || at === 4 ? { type: 'toggler' } : { type: 'amount', min: 0, max: 10 };
    return [{ key: `equipment_${at}`, label, price, controller }];
  });
