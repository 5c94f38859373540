import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { getVehicleSpecs, VehicleSpec } from '@mawkib/api-clients/contracts/content';

/** Specs of a car with one of its engines: the engine's, otherwise the car's. */
export function specsOfEngine(specs: readonly VehicleSpec[], engineKey: string): VehicleSpec[] {
  const engine = engineKey.trim();
  const own = specs.filter(({ engine_key }) => engine !== '' && engine_key === engine);
  const common = specs.filter(
    ({ key, engine_key }) => !engine_key && !own.some((spec) => spec.key === key),
  );
  return [...own, ...common];
}

/** Selects the specs for a summary from a response: these keys, for this engine. */
export const onlySpecs =
  (keys: readonly (string | undefined)[], engineKey: string) =>
  (response: ResponseOf<typeof getVehicleSpecs>): ResponseOf<typeof getVehicleSpecs> => ({
    ...response,
    data: specsOfEngine(response.data, engineKey).filter(({ key }) => keys.includes(key)),
  });
