import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import type { FieldProblem } from '../fields/field-problem.js';
import { readVehicle } from './normalise-vehicle.js';

/** A part of a vehicle that is not shown because it is invalid. Does not contain the value. */
export interface VehicleProblem {
  /** '' if the vehicle has no id. */
  readonly vehicleId: string;
  /** Path of the field: `mileage`, `features_optional.2.price`. */
  readonly field: string;
  readonly problem: FieldProblem;
}

/** Fields that a vehicle should have to be shown well. */
const expected = ['id', 'nameplate_brand_name', 'nameplate_name', 'state', 'status'] as const;

const maxProblems = 50;

/**
 * Problems of a vehicle, for staff: the parts that `normaliseVehicle` leaves out. At most 50; empty
 * for a valid vehicle.
 */
export function vehicleProblems(vehicle: RawVehicle | Record<string, unknown>): VehicleProblem[] {
  const problems: Omit<VehicleProblem, 'vehicleId'>[] = [];
  const seen = new Set<string>();
  const { id, specification } = readVehicle(vehicle, (field, problem) => {
    const key = `${field} ${problem}`;
    if (!seen.has(key)) problems.push({ field, problem });
    seen.add(key);
  });
  const { brand, model, state, status } = specification;
  const has = { id, nameplate_brand_name: brand, nameplate_name: model, state, status };
  for (const field of expected) {
    const isReported = problems.some((problem) => problem.field === field);
    if (!has[field] && !isReported) problems.push({ field, problem: 'missing' });
  }
  return problems.slice(0, maxProblems).map((problem) => ({ vehicleId: id, ...problem }));
}
