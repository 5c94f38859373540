import { catalogue } from '@mawkib/demo-market/catalogue';
import { builtInFonts } from '@mawkib/site/fonts';
import { createServerEntry } from '@mawkib/site/server';
import { parts } from './parts.ts';

const entry = createServerEntry({ ...parts, catalogue, fonts: builtInFonts });

export default entry.handleRequest;
export const { handleError, createSiteHandler } = entry;
