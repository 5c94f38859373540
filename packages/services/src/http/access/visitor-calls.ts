import type { Operation, Role } from '@mawkib/api-clients/contracts';
import { builtInServices, declaredOperations } from '../declared-operations.js';

/** Services that store personal data. */
const personal: ReadonlySet<Operation['service']> = new Set([
  'forms',
  'purchase',
  'ev',
  'identity',
  'staff',
]);

/**
 * Operations that visitors may call: all writes, and all reads of services with personal data. A
 * contract without `access` is public; it must also be listed here.
 */
export const visitorCalls: ReadonlySet<string> = new Set([
  'saveConsentReceipt',
  'getForm',
  'getFormThankYou',
  'createLead',
  'uploadLeadFile',
  'listLocations',
  'initOrder',
  'createOrder',
  'getHold',
  'waitForVehicle',
  'confirmWaiting',
  'getOrderOptions',
  'getOrder',
  'confirmOrder',
  'cancelOrder',
  'createPayment',
  'startPayment',
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

/** Callers that an operation admits: everyone, people with one of these roles, or with any role. */
type Admission = 'everyone' | 'any role' | ReadonlySet<Role>;

const nobody: Admission = new Set();

function admissionOf({ access, id, method, service }: Operation): Admission {
  if (access === 'staff') return 'any role';
  if (access !== 'public') return new Set(access);
  const open = (method === 'GET' && !personal.has(service)) || visitorCalls.has(id);
  return open ? 'everyone' : nobody;
}

/** Admissions by operation id. Operations that are not listed are rejected. */
const table: ReadonlyMap<string, Admission> = new Map(
  declaredOperations.map((operation) => [operation.id, admissionOf(operation)]),
);

/** The inputs of an access decision: an operation and the options of its implementation. */
export interface GuardedCall {
  operation: Operation;
  /** Opens a market's own `public` operation to visitors. */
  visitors?: boolean | undefined;
}

/**
 * Admission of an operation of a market's own, which no contract of the packages declares. In a
 * service of the market: the callers that its declaration names, and visitors where its
 * implementation opens it. In a service of the packages: public reads only, and only in services
 * without personal data.
 */
function ownAdmission({ operation, visitors = false }: GuardedCall): Admission {
  if (!builtInServices.has(operation.service)) {
    if (operation.access !== 'public') return admissionOf(operation);
    return visitors ? 'everyone' : nobody;
  }
  return admissionOf(operation) === 'everyone' ? 'everyone' : nobody;
}

const admissionTo = (call: GuardedCall): Admission =>
  table.get(call.operation.id) ?? ownAdmission(call);

/** True if visitors may make the call, signed in or not. */
export const isOpen = (call: GuardedCall): boolean => admissionTo(call) === 'everyone';

/** True if a person with these roles may make the call. */
export function mayCall(call: GuardedCall, roles: readonly Role[]): boolean {
  const admission = admissionTo(call);
  if (admission === 'everyone') return true;
  if (admission === 'any role') return roles.length > 0;
  return roles.some((role) => admission.has(role));
}
