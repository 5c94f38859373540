import { startSite } from '@mawkib/site/client';
import { parts } from './parts.ts';

startSite(parts);
