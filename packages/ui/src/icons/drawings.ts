import { jaguar as jaguarFrame } from './core/jaguar.js';
import { landRover as landRoverFrame } from './core/land-rover.js';
import { jaguar as jaguarNamed } from './named/jaguar.js';
import { landRover as landRoverNamed } from './named/land-rover.js';

/** Every drawing of each theme by name: for the server and the sprite, never for a browser. */
export const drawings = {
  'land-rover': { ...landRoverFrame, ...landRoverNamed },
  jaguar: { ...jaguarFrame, ...jaguarNamed },
} satisfies Record<string, Record<string, string>>;
