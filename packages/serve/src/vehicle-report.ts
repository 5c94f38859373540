import { type Call, type CallOptions, withMiddleware } from '@mawkib/api-clients';
import {
  getConfiguredVehicle,
  getVehicle,
  listVehicles,
  listVehiclesLight,
} from '@mawkib/api-clients/contracts/stock';
import type { Logger } from '@mawkib/core/errors';
import { vehicleProblems } from '@mawkib/stock-locator/engine';
import { LRUCache } from 'lru-cache';

/** Max stored problems, and vehicles. */
const maxRemembered = 10_000;
/** Milliseconds until a vehicle is checked again. */
const recheckMs = 3_600_000;

const lists: readonly string[] = [listVehicles.id, listVehiclesLight.id];
const singles: readonly string[] = [getVehicle.id, getConfiguredVehicle.id];

const vehiclesOf = (operation: string, response: unknown): readonly Record<string, unknown>[] => {
  const { data } = response as { data: never };
  if (lists.includes(operation)) return data;
  return singles.includes(operation) ? [data] : [];
};

/** Logs the invalid parts of vehicles of an upstream stock service. */
export interface VehicleReport {
  /** `onInvalid` of the client. */
  onInvalid: CallOptions['onInvalid'];
  /** Wraps calls to check the vehicles in their responses. */
  watch(call: Call): Call;
}

/** Reports each problem once. */
export function createVehicleReport(logger: Logger, now: () => number = Date.now): VehicleReport {
  const reported = new Set<string>();
  const seen = new LRUCache<string, number>({ max: maxRemembered });
  const tell = (problem: { vehicleId: string; field: string; problem: string }) => {
    const key = Object.values(problem).join('\n');
    if (reported.has(key) || reported.size >= maxRemembered) return;
    reported.add(key);
    logger.warn('A field of a vehicle is invalid and is not shown', problem);
  };
  const look = (vehicle: Record<string, unknown>) => {
    const id = String(vehicle.id);
    if (now() - (seen.get(id) ?? Number.NEGATIVE_INFINITY) < recheckMs) return;
    seen.set(id, now());
    for (const problem of vehicleProblems(vehicle)) tell(problem);
  };
  const onInvalid: CallOptions['onInvalid'] = ({ id, field }) =>
    tell({ vehicleId: id, field, problem: 'wrong_type' });

  return {
    onInvalid,
    watch: (call) =>
      withMiddleware(call, async ({ operation, next }) => {
        const response = await next();
        for (const vehicle of vehiclesOf(operation.id, response)) look(vehicle);
        return response;
      }),
  };
}
