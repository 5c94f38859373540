import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';
import { registerViews } from '@mawkib/core/brands';
import { chargingCost } from './blocks/charging-cost/charging-cost.definition.ts';
import { views } from './views.ts';

// The demo's pages select them, also in tools that start no market.
registerViews(views);

/** The blocks of the demo market. */
export const catalogue = createCatalogue([...builtInBlocks, chargingCost]);
