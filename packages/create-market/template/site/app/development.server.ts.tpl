import { developmentContext } from '@mawkib/site/development';
import { builtInFonts } from '@mawkib/site/fonts';
import { catalogue } from '../../catalogue.ts';
import { market } from '../../market.ts';
import { parts } from './parts.ts';

export const development = developmentContext({ ...parts, market, catalogue, fonts: builtInFonts });
