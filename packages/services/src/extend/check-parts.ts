import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import type { LeadSystem } from '../config/lead-system.js';
import type { ModuleMigrations } from '../db/migrate.js';
import { vendorNames } from '../db/schema/payments.js';
import { mailNames } from '../mail/market-mails.js';
import type { PaymentProvider } from '../payment-providers/payment-provider.js';
import { checkModules } from './check-modules.js';
import {
  checkMembers,
  isFields,
  oneOf,
  PartsError,
  type PartsProblem,
  type Reject,
} from './parts-error.js';
import type { ServicesParts } from './services-parts.js';

const members: Readonly<Record<keyof ServicesParts, true>> = {
  catalogue: true,
  content: true,
  demoContent: true,
  picturesFolder: true,
  market: true,
  modules: true,
  mails: true,
  paymentVendors: true,
  leadSystems: true,
};

/**
 * Checks the parts of a market's services before anything is opened, and reads the migrations of
 * its modules. Throws a `PartsError` with every problem.
 */
export async function checkParts(parts: ServicesParts): Promise<readonly ModuleMigrations[]> {
  const problems: PartsProblem[] = [];
  const reject: Reject = (path, message) => problems.push({ path, message });
  checkMembers('', { ...parts }, members, reject);
  const { catalogue, picturesFolder } = parts as Partial<ServicesParts>;
  if (!isFields(catalogue)) reject('catalogue', 'is missing; make it with createCatalogue');
  for (const name of ['content', 'demoContent'] as const) {
    if (parts[name] !== undefined && typeof parts[name] !== 'function') {
      reject(name, 'must be a function');
    }
  }
  if (picturesFolder !== undefined && typeof picturesFolder !== 'string') {
    reject('picturesFolder', 'must be the path of a folder');
  }
  checkMails(parts.mails, reject);
  checkNamed('paymentVendors', parts.paymentVendors, vendor, reject);
  checkNamed('leadSystems', parts.leadSystems, leadSystem, reject);
  const migrations = await checkModules(parts.modules, reject);
  if (problems.length > 0) throw new PartsError(problems);
  return migrations;
}

function checkMails(mails: unknown, reject: Reject): void {
  if (mails === undefined) return;
  if (!isFields(mails)) {
    reject('mails', `must be an object of functions by the mail's name; ${oneOf(mailNames)}`);
    return;
  }
  for (const [name, make] of Object.entries(mails)) {
    if (!mailNames.some((known) => known === name)) {
      reject(`mails.${name}`, `there is no such mail; ${oneOf(mailNames)}`);
    } else if (make !== undefined && typeof make !== 'function') {
      reject(`mails.${name}`, 'must be a function that returns { subject, html, text }');
    }
  }
}

interface Kind {
  name: RegExp;
  such: string;
  taken: readonly string[];
  methods: readonly string[];
}

const payment: Readonly<Record<keyof PaymentProvider, boolean>> = {
  retrieve: true,
  capture: true,
  cancelOrRefund: true,
  refund: false,
  create: true,
  readWebhook: false,
  gateway: false,
};
const lead: Readonly<Record<keyof LeadSystem, true>> = { deliver: true, verify: true };

const needed = (methods: Readonly<Record<string, boolean>>) =>
  Object.keys(methods).filter((name) => methods[name]);

const vendor: Kind = {
  name: /^[A-Z][A-Z\d_]{1,39}$/,
  such: 'capital letters, digits and underscores such as TIDE_PAY',
  taken: [...vendorNames, freeReservationVendor],
  methods: needed(payment),
};
const leadSystem: Kind = {
  name: /^[a-z][a-z\d_-]{1,39}$/,
  such: 'small letters, digits and dashes such as tide-crm',
  taken: [],
  methods: needed(lead),
};

function checkNamed(
  path: string,
  given: unknown,
  { name: shape, such, taken, methods }: Kind,
  reject: Reject,
): void {
  if (given === undefined) return;
  if (!isFields(given)) {
    reject(path, `must be an object by name: ${such}`);
    return;
  }
  for (const [name, value] of Object.entries(given)) {
    const here = `${path}.${name}`;
    if (!shape.test(name)) reject(here, `"${name}" is no name of ${such}`);
    if (taken.includes(name)) {
      reject(here, `"${name}" is taken; choose a name that is none of: ${taken.join(', ')}`);
    }
    const missing = methods.filter(
      (method) => typeof (value as Record<string, unknown> | null)?.[method] !== 'function',
    );
    if (missing.length > 0) reject(here, `has no ${missing.join(', ')}; write these methods`);
  }
}
