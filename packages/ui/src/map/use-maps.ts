import type { MapsService } from '@mawkib/core/maps';
import { createContext, use } from 'react';

const MapsContext = createContext<MapsService | null>(null);

/** Provides the maps of the market; null if it has none. */
export const MapsProvider = MapsContext.Provider;

/** The maps of the market; null without a provider. */
export const useMaps = (): MapsService | null => use(MapsContext);
