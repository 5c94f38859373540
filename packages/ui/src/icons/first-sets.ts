import { jaguar } from './core/jaguar.js';
import { landRover } from './core/land-rover.js';

/** Icons of the layout by icon set of the first market. */
export const frameDrawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'land-rover': landRover,
  jaguar,
};

/** The set with thin strokes. */
export const fineSet = 'jaguar';
