import type { Call } from '@mawkib/api-clients';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import type { Deployment } from '@mawkib/core/deployment';
import type { Logger } from '@mawkib/core/errors';
import { createVehicleReport } from './vehicle-report.js';

type Addresses = Pick<Deployment, 'servicesUrl' | 'serviceUrls'>;

export interface RouteServicesOptions {
  /** Calls the services of this process. */
  local: Call;
  /** Receives the invalid parts of vehicles of an upstream stock service. */
  logger: Logger;
  /** Defaults to the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Routes each call to the deployment's address of its service, else to that of all services, else
 * to this process. Responses from the network are checked against their contract.
 */
export function routeServices(
  { servicesUrl, serviceUrls }: Addresses,
  { local, logger, fetch }: RouteServicesOptions,
): Call {
  const report = createVehicleReport(logger);
  const remote = report.watch(
    createFetchCall({
      origin: servicesUrl ?? undefined,
      bases: serviceUrls,
      onInvalid: report.onInvalid,
      ...(fetch && { fetch }),
    }),
  );
  return (operation, input, context) => {
    const isRemote = servicesUrl !== null || Object.hasOwn(serviceUrls, operation.service);
    return (isRemote ? remote : local)(operation, input, context);
  };
}
