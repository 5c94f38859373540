import type { VehiclePhoto } from '../demo-rows.js';
import type { Model } from './models.js';
import type { Paint } from './paints.js';

const cabin = ['driver-view', 'front-seats', 'centre-console', 'rear-seats'];

/**
 * The car in its paint from three sides, then the cabin; two-seaters have no picture of rear seats.
 */
export function photosOf(model: Model, paint: Paint, seats: number): VehiclePhoto[] {
  const outside = ['front34', 'side', 'rear34'].map((view) => ({
    image_id: `studio/${model.pictures}-${view}-${paint.canonical}`,
    view,
  }));
  const inside = cabin
    .filter((view) => seats > 2 || view !== 'rear-seats')
    .map((view) => ({ image_id: `interior/${view}`, view: 'interior' }));
  return [...outside, ...inside];
}
