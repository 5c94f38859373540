import { demoServices } from '@mawkib/demo-market/services';
import { readConfig } from '../index.js';
import { createApi } from '../server/create-api.js';
import { runServer } from '../server/run-server.js';

/** The demo market's services from source, for tests that need a separate process. */
await runServer(() => createApi({ ...readConfig(process.env), ...demoServices }));
