import { publicationName } from '@mawkib/stock-locator/on-device';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';

/** Publication lists of a vehicle while lists show it. */
export const publicationsOf = ({ state, brand }: Pick<Vehicle, 'state' | 'brand'>): string[] => [
  'all',
  state,
  publicationName(brand),
];
