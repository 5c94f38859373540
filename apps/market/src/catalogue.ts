import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';
import { chargingCost } from './blocks/charging-cost/charging-cost.definition.ts';

/** The blocks that staff of the demo market compose pages from. */
export const catalogue = createCatalogue([...builtInBlocks, chargingCost]);
