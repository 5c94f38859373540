import { catalogue } from '@mawkib/demo-market/catalogue';
import { createApi, readConfig } from './index.js';
import { runServer } from './start/run-server.js';

/** The services alone, for development; in production `tooling/serve` mounts them beside the site. */
await runServer(() => createApi({ ...readConfig(process.env), catalogue }));
