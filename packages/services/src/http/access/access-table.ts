import type { Operation, Role } from '@mawkib/api-clients/contracts';
import { builtInServices, declaredOperations } from '../declared-operations.js';

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
  'saveConsentReceipt',
  'getForm',
  'getFormThankYou',
  'createLead',
  'listLocations',
  'initOrder',
  'createOrder',
  'getOrder',
  'confirmOrder',
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

/** What access is decided by: an operation, and what its implementation opens. */
export interface GuardedCall {
  operation: Operation;
  /** The second word that opens a public call of a market's own. */
  visitors?: boolean | undefined;
}

/**
 * A call that no contract declares is a market's own. In a service of its own it lets in whom its
 * declaration names, and visitors where its implementation opens it to them as well. In a service of
 * the packages it can only be a public read, of a service without personal data.
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

/** Whether visitors may make the call, signed in or not. */
export const isOpen = (call: GuardedCall): boolean => admissionTo(call) === 'everyone';

/** Whether a person with these roles may make the call. */
export function mayCall(call: GuardedCall, roles: readonly Role[]): boolean {
  const admission = admissionTo(call);
  if (admission === 'everyone') return true;
  if (admission === 'any role') return roles.length > 0;
  return roles.some((role) => admission.has(role));
}
