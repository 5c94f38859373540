import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';
import { tideTable } from './tide-table.definition.ts';

export { getTides, oldTideTable, tideTable } from './tide-table.definition.ts';

/** A market's catalogue with a block of its own in addition to the built-in ones. */
export const catalogueWithTides = createCatalogue([...builtInBlocks, tideTable]);
