import type { ApiConfig } from '../config/api-config.js';
import { checkParts } from '../extend/check-parts.js';
import { factoryOf } from '../extend/define-module.js';
import type { ServicesParts } from '../extend/services-parts.js';
import { type Api, type ApiParts, createApi } from './create-api.js';
import { modules as builtIn } from './modules.js';

/**
 * Opens and migrates the database and starts the services of a market. Invalid parts are rejected
 * before anything is opened, with one `PartsError` that lists all of them.
 */
export const createServices = (parts: ServicesParts, config: ApiConfig): Promise<Api> =>
  openServices(parts, config);

/** `createServices` on an open database. */
export async function openServices(
  parts: ServicesParts,
  config: ApiConfig,
  opened: Pick<ApiParts, 'database' | 'background'> = {},
): Promise<Api> {
  const migrations = await checkParts(parts);
  const { modules = [], paymentVendors: own, ...rest } = parts;
  const payments = { ...config.payments, own };
  return createApi(
    { ...config, ...rest, payments },
    { ...opened, migrations, modules: [...builtIn, ...modules.map(factoryOf)] },
  );
}
