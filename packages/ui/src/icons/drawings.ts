import { jaguar as jaguarFrame } from './core/jaguar.js';
import { landRover as landRoverFrame } from './core/land-rover.js';
import { jaguar as jaguarNamed } from './named/jaguar.js';
import { landRover as landRoverNamed } from './named/land-rover.js';

/**
 * All icons of each theme by name, for the server and the sprite; do not import them in browser
 * code.
 */
export const drawings = {
  'land-rover': { ...landRoverFrame, ...landRoverNamed },
  jaguar: { ...jaguarFrame, ...jaguarNamed },
} satisfies Record<string, Record<string, string>>;
