import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';
import { chargingCost } from './blocks/charging-cost/charging-cost.definition.ts';

/** The blocks of the demo market. */
export const catalogue = createCatalogue([...builtInBlocks, chargingCost]);
