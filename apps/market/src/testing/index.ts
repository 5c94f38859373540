import { builtInBlocks, createCatalogue } from '@mawkib/blocks/definitions';
import { tideTable } from './tide-table.definition.ts';

export { getTides, oldTideTable, tideTable } from './tide-table.definition.ts';

/** The catalogue of a market with a block of its own beside those of the package. */
export const catalogueWithTides = createCatalogue([...builtInBlocks, tideTable]);
