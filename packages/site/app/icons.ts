import jaguar from '@mawkib/ui/icons/jaguar.svg?url&no-inline';
import landRover from '@mawkib/ui/icons/land-rover.svg?url&no-inline';

/** URLs of the icon sets of `@mawkib/ui`, hashed by the build. */
export const builtInIcons = { 'land-rover': landRover, jaguar };
