import type { DemoPage } from '../../../demo-page.js';
import { accessories } from './accessories.js';
import { extendedWarranty } from './extended-warranty.js';
import { finance } from './finance.js';
import { rental } from './rental.js';

/** Rental, finance, goods and warranty. */
export const servicePages: readonly DemoPage[] = [rental, finance, accessories, extendedWarranty];
