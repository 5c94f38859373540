import { demoContent } from '../content/index.js';
import { picturesFolder } from '../content/pictures-folder.js';
import { catalogue } from './catalogue.js';
import { market } from './market.js';

/** Options of the demo market's services. */
export const demoServices = { market, catalogue, demoContent, picturesFolder };
