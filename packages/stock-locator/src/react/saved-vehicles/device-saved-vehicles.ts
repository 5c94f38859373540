import { createStorage, savedVehicleEntries } from '@mawkib/core/storage';
import { createSavedVehicles, type SavedVehicleStore } from './saved-vehicles.js';

const storage = createStorage(
  () => window.localStorage,
  console,
  savedVehicleEntries,
  () => window,
);

/** Vehicles saved on this device. */
export const deviceSavedVehicles: SavedVehicleStore = createSavedVehicles(storage);
