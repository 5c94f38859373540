import type { Form } from '@mawkib/api-clients/contracts/forms';
import { normaliseName } from '@mawkib/core/locale';
import type { BlockProps } from '../../../../model/definition/props.js';
import type { RentalRequest } from '../../../../shared/rental/rental-request.js';
import type { Label } from '../../configuration/rental-labels.js';
import type { RentalVehicle } from '../../configuration/rental-vehicles.js';
import type { rentACar } from '../../rent-a-car.definition.js';

type Block = BlockProps<typeof rentACar>;

export interface OverlayProps extends Pick<Block, 'fields' | 'groups'> {
  open: boolean;
  onClose: () => void;
  request: RentalRequest;
  /** Those of the block, and a requested one that it does not list. */
  vehicles: readonly RentalVehicle[];
  form: Form;
  label: Label;
}

/** Names that differ only in spelling and case. */
export const sameName = (one: string, other: string): boolean =>
  normaliseName(one) === normaliseName(other);
