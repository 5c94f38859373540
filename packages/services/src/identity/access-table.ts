import type { Operation, Role } from '@mawkib/api-clients/contracts';
import { declaredOperations } from '../frame/table.js';

/** Services that hold what tells who a visitor is. */
const personal: ReadonlySet<Operation['service']> = new Set([
  'forms',
  'purchase',
  'ev',
  'identity',
  'staff',
]);

/**
 * What visitors may call of all writes, and of all reads of services that hold personal data. A
 * contract that says nothing of access is public; this list is the second word that opens it.
 */
export const visitorCalls: ReadonlySet<string> = new Set([
  'keepConsentReceipt',
  'getForm',
  'getFormThankYou',
  'createLead',
  'listLocations',
  'initOrder',
  'createOrder',
  'getOrder',
  'confirmOrder',
  'createPayment',
  'createPaypalOrder',
  'getLiqpayCheckoutData',
  'sendInquiryEmail',
  'createPhoneVerification',
  'checkPhoneVerification',
  'createEvLead',
  'createEvPaymentIntent',
  'getSalesforceData',
  'initializeCancellation',
  'getSession',
  'checkSearches',
]);

/** Who an operation lets in: everyone, or people with one of these roles, or with any role. */
type Admission = 'everyone' | 'any role' | ReadonlySet<Role>;

const nobody: Admission = new Set();

function admissionOf({ access, id, method, service }: Operation): Admission {
  if (access === 'staff') return 'any role';
  if (access !== 'public') return new Set(access);
  const open = (method === 'GET' && !personal.has(service)) || visitorCalls.has(id);
  return open ? 'everyone' : nobody;
}

/** Role and call. What is not in it is refused. */
const table: ReadonlyMap<string, Admission> = new Map(
  declaredOperations.map((operation) => [operation.id, admissionOf(operation)]),
);

/**
 * Whether visitors may make the call, signed in or not. A call of a market's own, which no contract
 * declares, is open by the same rule: a read that its declaration calls public, of a service without
 * personal data.
 */
export const isOpen = (operation: Operation): boolean =>
  (table.get(operation.id) ?? admissionOf(operation)) === 'everyone';

/** Whether a person with these roles may make the call. */
export function mayCall(operationId: string, roles: readonly Role[]): boolean {
  const admission = table.get(operationId) ?? nobody;
  if (admission === 'everyone') return true;
  if (admission === 'any role') return roles.length > 0;
  return roles.some((role) => admission.has(role));
}
