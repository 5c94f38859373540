import jaguar from '@mawkib/ui/icons/jaguar.svg?url&no-inline';
import landRover from '@mawkib/ui/icons/land-rover.svg?url&no-inline';

/** The sprites of both themes' icons, hashed by the build. */
export const iconSprites = { 'land-rover': landRover, jaguar };
