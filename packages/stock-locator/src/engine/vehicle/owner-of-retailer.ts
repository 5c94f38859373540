import type { Retailer } from '@mawkib/api-clients/contracts';
import type { Owner } from './showroom-vehicle.js';

/**
 * A vehicle's owner as the retailer of its listing is known, which says more than the vehicle does;
 * what the retailer leaves open stays the vehicle's. Site document, section 3.
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
