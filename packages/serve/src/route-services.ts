import type { Call } from '@mawkib/api-clients';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import type { Deployment } from '@mawkib/core/deployment';
import type { Logger } from '@mawkib/core/errors';
import { createVehicleReport } from './vehicle-report.js';

type Addresses = Pick<Deployment, 'servicesUrl' | 'serviceUrls'>;

export interface RouteServicesOptions {
  /** The services of this process. */
  local: Call;
  /** Told of what vehicles of an outside stock service are shown without. */
  logger: Logger;
  /** The platform's own unless given. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Sends each call where the deployment says its service is: to the address of that service, else to
 * the market's own services, else into this process. What comes over the network is checked against
 * its contract.
 */
export function routeServices(
  { servicesUrl, serviceUrls }: Addresses,
  { local, logger, fetch }: RouteServicesOptions,
): Call {
  const report = createVehicleReport(logger);
  const remote = report.over(
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
