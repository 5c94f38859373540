import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';

/** The blocks that staff compose pages from. */
export const catalogue = createCatalogue([...builtInBlocks]);
