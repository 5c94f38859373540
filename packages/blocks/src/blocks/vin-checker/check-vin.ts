import { normaliseVin } from '../../shared/vin/normalise-vin.js';
import { isListed, type VinDigests } from './vin-digests.js';

export type VinResult = 'blank' | 'malformed' | 'affected' | 'unaffected';

const wholeLength = 17;

/**
 * Compares a typed VIN with a list, on the device. A VIN that is not on the list must be whole: 17
 * characters, or as many as a VIN of the list, so that a missing character never
 * makes a car look unaffected.
 */
export function checkVin(list: VinDigests, typed: string): VinResult {
  const vin = normaliseVin(typed);
  if (vin === '') return 'blank';
  if (vin.length > wholeLength || !/^[A-Z\d]+$/.test(vin)) return 'malformed';
  if (isListed(list, vin)) return 'affected';
  const isWhole = vin.length === wholeLength || Object.hasOwn(list.exact, vin.length);
  return isWhole && !/[IOQ]/.test(vin) ? 'unaffected' : 'malformed';
}
