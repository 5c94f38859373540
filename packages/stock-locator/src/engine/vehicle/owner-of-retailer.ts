import type { Retailer } from '@mawkib/api-clients/contracts/stock';
import type { Owner } from './showroom-vehicle.js';

/**
 * Merges a vehicle's owner with its retailer from the listing, which has more details; missing
 * fields are taken from the vehicle. Site document, section 3.
 */
export function ownerOfRetailer(owner: Owner, retailer: Retailer | null | undefined): Owner {
  if (!retailer) return owner;
  const { name, address, email, phone, city, zip_code, dealer_code } = retailer;
  return {
    ...owner,
    name: name || owner.name,
    address: address || owner.address,
    email: email || owner.email,
    phone: phone || owner.phone,
    city: city || owner.city,
    zipcode: zip_code || owner.zipcode,
    dealerCode: dealer_code || owner.dealerCode,
  };
}
