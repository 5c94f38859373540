import type { ApiConfig } from '../config/config.js';
import { checkParts } from '../extend/check-parts.js';
import { factoryOf } from '../extend/define-module.js';
import type { ServicesParts } from '../extend/services-parts.js';
import { type Api, type ApiParts, createApi } from './create-api.js';
import { modules as builtIn } from './modules.js';

/**
 * Opens the database, brings it up to date and starts the services of a market. Parts that are not
 * valid are refused before anything is opened: a `PartsError` names all of them.
 */
export const createServices = (parts: ServicesParts, config: ApiConfig): Promise<Api> =>
  openServices(parts, config);

/** The same on a database that is open already. */
export async function openServices(
  parts: ServicesParts,
  config: ApiConfig,
  opened: Pick<ApiParts, 'database'> = {},
): Promise<Api> {
  const migrations = await checkParts(parts);
  const { modules = [], paymentVendors: own, ...rest } = parts;
  const payments = { ...config.payments, own };
  return createApi(
    { ...config, ...rest, payments },
    { ...opened, migrations, modules: [...builtIn, ...modules.map(factoryOf)] },
  );
}
