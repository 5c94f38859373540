import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';

/** The blocks that staff of the demo market compose pages from. */
export const catalogue = createCatalogue(builtInBlocks);
