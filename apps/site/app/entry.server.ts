import { catalogue } from '@mawkib/demo-market/catalogue';
import { createServerEntry } from '@mawkib/site/server';
import { parts } from './parts.ts';

const entry = createServerEntry({ ...parts, catalogue });

export default entry.handleRequest;
export const { handleError, createSiteHandler } = entry;
