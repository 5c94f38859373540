import { around, type Call, type CallOptions } from '@mawkib/api-clients';
import {
  getConfiguredVehicle,
  getVehicle,
  listVehicles,
  listVehiclesLight,
} from '@mawkib/api-clients/contracts';
import type { Logger } from '@mawkib/core/errors';
import { vehicleProblems } from '@mawkib/stock-locator/engine';
import { LRUCache } from 'lru-cache';

/** So many problems and vehicles are remembered. */
const mostRemembered = 10_000;
/** Milliseconds after which a vehicle is looked at again. */
const restMs = 3_600_000;

const lists: readonly string[] = [listVehicles.id, listVehiclesLight.id];
const singles: readonly string[] = [getVehicle.id, getConfiguredVehicle.id];

const vehiclesOf = (operation: string, answer: unknown): readonly Record<string, unknown>[] => {
  const { data } = answer as { data: never };
  if (lists.includes(operation)) return data;
  return singles.includes(operation) ? [data] : [];
};

/** Says what vehicles of an outside stock service are shown without. */
export interface VehicleReport {
  /** For the client that the calls go through. */
  onUnsound: CallOptions['onUnsound'];
  /** The calls, whose vehicles are looked at. */
  over(call: Call): Call;
}

/** Reports each problem once. */
export function createVehicleReport(logger: Logger, now: () => number = Date.now): VehicleReport {
  const told = new Set<string>();
  const seen = new LRUCache<string, number>({ max: mostRemembered });
  const tell = (problem: { vehicleId: string; field: string; problem: string }) => {
    const key = Object.values(problem).join('\n');
    if (told.has(key) || told.size >= mostRemembered) return;
    told.add(key);
    logger.warn('A field of a vehicle is unsound and is not shown', problem);
  };
  const look = (vehicle: Record<string, unknown>) => {
    const id = String(vehicle.id);
    if (now() - (seen.get(id) ?? Number.NEGATIVE_INFINITY) < restMs) return;
    seen.set(id, now());
    for (const problem of vehicleProblems(vehicle)) tell(problem);
  };
  const onUnsound: CallOptions['onUnsound'] = ({ id, field }) =>
    tell({ vehicleId: id, field, problem: 'wrong_type' });

  return {
    onUnsound,
    over: (call) =>
      around(call, async ({ operation, next }) => {
        const answer = await next();
        for (const vehicle of vehiclesOf(operation.id, answer)) look(vehicle);
        return answer;
      }),
  };
}
