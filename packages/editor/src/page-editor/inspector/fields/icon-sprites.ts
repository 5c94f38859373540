import jaguar from '@mawkib/ui/icons/jaguar.svg?url&no-inline';
import landRover from '@mawkib/ui/icons/land-rover.svg?url&no-inline';

/** URLs of the icon sprites of both themes. */
export const iconSprites = { 'land-rover': landRover, jaguar };
