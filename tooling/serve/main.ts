import { createApi, readConfig, runServer } from '@mawkib/api';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { market, startMarket } from './market.ts';
import { pointAtSandbox, sandboxBeside } from './sandbox-beside.ts';
import { serveMarket } from './serve-market.ts';

startMarket();
await pointAtSandbox(process.env);

/** The whole market in one process: services, site, editor. */
await runServer(() => createApi({ ...readConfig(process.env), catalogue, market }), {
  mount: serveMarket(process.env),
});

await sandboxBeside(process.env);
