import { demoContent } from '../content/index.js';
import { picturesFolder } from '../content/pictures-folder.js';
import { catalogue } from './catalogue.js';
import { market } from './market.js';

/** What the demo market hands to its services. */
export const demoServices = { market, catalogue, content: demoContent, picturesFolder };
