import type { BlockProps } from '../../model/definition/props.js';
import { RetailerMarkup } from '../../shared/retailer-schema/RetailerMarkup.js';
import type { retailerServiceSchema } from './retailer-service-schema.definition.js';

export function RetailerServiceSchema({ fields }: BlockProps<typeof retailerServiceSchema>) {
  return <RetailerMarkup type="AutoRepair" fields={fields} />;
}
