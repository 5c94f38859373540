import { jaguar } from './core/jaguar.js';
import { landRover } from './core/land-rover.js';

/** Drawings of the frame in the sets of the first market, by the set's name. */
export const frameDrawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'land-rover': landRover,
  jaguar,
};

/** The set of finer lines. */
export const fineSet = 'jaguar';
