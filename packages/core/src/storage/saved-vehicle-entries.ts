import { list, maybe, shape, text } from '../reading/decoder.js';
import { entry } from './entry.js';

/** Of `localEntries`: the saved vehicles, without the decoders of the others. */
export const savedVehicleEntries = {
  stockLocatorSavedVahicles: entry(list(shape({ id: text, list: maybe(text) }))),
};
