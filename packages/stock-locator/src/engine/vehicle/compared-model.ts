import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { platformCodeOf } from '@mawkib/core/brands';

/**
 * Name of a vehicle's model in calls for specs to compare: the platform code of its nameplate, else
 * its full name, which also tells the bodies of a nameplate apart. Site document, section 3.
 */
export const comparedModel = ({
  nameplate_external_code: code,
  model_display_name: name,
}: Pick<RawVehicle, 'nameplate_external_code' | 'model_display_name'>): string =>
  platformCodeOf(code ?? '') ?? name;
