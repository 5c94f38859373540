import { latePart } from '@mawkib/core/react';
import type { HoldableVehicle } from './use-hold.js';
import { useOwnHold } from './use-own-hold.js';

const HoldSign = latePart(() =>
  import('./HoldSign.js').then(
    (chunk) => chunk.HoldSign,
    () => () => null,
  ),
);

/** A vehicle's hold on its card. Its code loads with the first card that has one. */
export function HoldChip({ vehicle }: { vehicle: HoldableVehicle }) {
  const own = useOwnHold(vehicle.id);
  return vehicle.heldUntil || own ? <HoldSign vehicle={vehicle} /> : null;
}
