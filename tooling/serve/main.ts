import { createApi, readConfig, runServer } from '@mawkib/api';
import { serveMarket } from './serve-market.ts';

/** The whole market in one process: services, site, editor. */
await runServer(() => createApi(readConfig(process.env)), {
  port: Number(process.env.PORT || 3000),
  mount: serveMarket(process.env),
});
