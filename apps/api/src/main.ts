import { demoServices } from '@mawkib/demo-market/services';
import { createServices, readConfig, runServer } from '@mawkib/services';

/**
 * Runs the services alone, for development; in production `tooling/serve` mounts them beside the
 * site.
 */
await runServer(() => createServices(demoServices, readConfig(process.env)));
