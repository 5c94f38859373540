import { demoContent } from '../content/index.js';
import { picturesFolder } from '../content/pictures.js';
import { catalogue } from './catalogue.js';

/** What the demo market hands to its services. */
export const demoServices = { catalogue, content: demoContent, picturesFolder };
