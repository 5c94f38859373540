import { catalogue } from '@mawkib/demo-market/catalogue';
import { market } from '@mawkib/demo-market/market';
import { developmentContext } from '@mawkib/site/development';
import { builtInFonts } from '@mawkib/site/fonts';
import { parts } from './parts.ts';

export const development = developmentContext({ ...parts, market, catalogue, fonts: builtInFonts });
