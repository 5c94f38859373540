import { getVehicleSpecs } from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import type { DataNeed } from '../../model/definition/data-need.js';
import type { ModelKey } from '../../model/presets/presets.js';

/** Car keys of the market's catalogue, by the first part of a model key. */
const cars: Readonly<Record<string, string>> = {
  fpace: 'f_pace',
  epace: 'e_pace',
  ipace: 'i_pace',
  ftype: 'f_type',
  xe: 'xe',
  xf: 'xf',
};

/** Car key of a model key; the catalogue has one per model, of the year on sale. */
function carOfModel(key: ModelKey): string {
  const [model = ''] = key.split('-');
  return cars[model] ?? model;
}

/** Data need for specs of a model by these keys; no other specs are sent to the browser. */
export const modelSpecsNeed = (
  model: ModelKey,
  locale: Locale,
  keys: ReadonlySet<string>,
): DataNeed<typeof getVehicleSpecs> => ({
  operation: getVehicleSpecs,
  input: { params: { id: carOfModel(model) }, query: { locale } },
  select: (response) => ({
    ...response,
    data: response.data.filter(({ key, engine_key }) => !engine_key && keys.has(key)),
  }),
});
