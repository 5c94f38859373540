import type { BlockProps } from '../../model/definition/props.js';
import { RetailerMarkup } from '../../shared/retailer-schema/RetailerMarkup.js';
import type { retailerSchema } from './retailer-schema.definition.js';

export function RetailerSchema({ fields }: BlockProps<typeof retailerSchema>) {
  return <RetailerMarkup type="AutoDealer" fields={fields} />;
}
