import { createStorage, localEntries } from '@mawkib/core/storage';
import { createSavedVehicles } from './saved-vehicles.js';

const storage = createStorage(
  () => window.localStorage,
  console,
  localEntries,
  () => window,
);

/** The vehicles that are saved on this device. */
export const deviceSavedVehicles = createSavedVehicles(storage);
