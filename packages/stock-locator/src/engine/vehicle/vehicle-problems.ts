import type { RawVehicle } from '@mawkib/api-clients/contracts';
import type { FieldProblem } from '../fields/field-problem.js';
import { readVehicle } from './normalise-vehicle.js';

/** Something of a vehicle that is not shown because it is unsound; its content is not told. */
export interface VehicleProblem {
  /** '' for a vehicle without an id. */
  readonly vehicleId: string;
  /** Where it is: `mileage`, `features_optional.2.price`. */
  readonly field: string;
  readonly problem: FieldProblem;
}

/** What a vehicle cannot be shown well without. */
const wanted = ['id', 'nameplate_brand_name', 'nameplate_name', 'state', 'status'] as const;

const maxProblems = 50;

/**
 * What `normaliseVehicle` leaves out of a vehicle, for whoever looks after the stock: at most 50, none
 * for a sound one.
 */
export function vehicleProblems(vehicle: RawVehicle | Record<string, unknown>): VehicleProblem[] {
  const problems: Omit<VehicleProblem, 'vehicleId'>[] = [];
  const told = new Set<string>();
  const { id, specification } = readVehicle(vehicle, (field, problem) => {
    const key = `${field} ${problem}`;
    if (!told.has(key)) problems.push({ field, problem });
    told.add(key);
  });
  const { brand, model, state, status } = specification;
  const has = { id, nameplate_brand_name: brand, nameplate_name: model, state, status };
  for (const field of wanted) {
    const isTold = problems.some((problem) => problem.field === field);
    if (!has[field] && !isTold) problems.push({ field, problem: 'missing' });
  }
  return problems.slice(0, maxProblems).map((problem) => ({ vehicleId: id, ...problem }));
}
