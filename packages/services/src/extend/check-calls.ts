import { type Operation, roles } from '@mawkib/api-clients/contracts';
import { declaredOperations } from '../http/declared-operations.js';
import type { Implementation } from '../http/implement.js';
import { oneOf, type Reject } from './parts-error.js';

/** Ids and addresses of the calls checked so far, each with its path in the parts. */
export interface SeenCalls {
  ids: Map<string, string>;
  addresses: Map<string, string>;
}

export const nothingSeen = (): SeenCalls => ({ ids: new Map(), addresses: new Map() });

const builtInIds = new Set(declaredOperations.map(({ id }) => id));
const idShape = /^[a-z][A-Za-z\d]*$/;
const pathShape = /^(?:\/(?::[A-Za-z_]\w*|[\w.~-]+))*(?:\/\*)?$/;

/** Checks the calls of a module: service, unique id, unique address and access. */
export function checkCalls(
  module: string,
  path: string,
  calls: readonly Implementation[],
  seen: SeenCalls,
  reject: Reject,
): void {
  for (const [at, call] of calls.entries()) {
    const here = `${path}[${at}]`;
    if (!isImplementation(call)) {
      reject(here, 'is no call; make it with implement(operation, handler)');
      continue;
    }
    const { operation } = call;
    const address = `${operation.method} /services/${module}${operation.path}`;
    const report = (message: string) => reject(here, `${operation.id} (${address}) ${message}`);
    checkPath(module, operation, report);
    checkUnique(
      here,
      operation,
      `${operation.method} ${module}${patternOf(operation)}`,
      seen,
      report,
    );
    checkAccess(call, report);
  }
}

const isImplementation = (call: Implementation | undefined): call is Implementation =>
  typeof call?.handler === 'function' && typeof call.operation?.path === 'string';

/** Parameters match independent of their names. */
const patternOf = ({ path }: Operation) => path.replace(/:\w+/g, ':').replace(/(?<=.)\/$/, '');

type Report = (message: string) => void;

function checkPath(module: string, { service, base, path }: Operation, report: Report): void {
  if (service !== module || base !== module) {
    report(
      `belongs to "${service === module ? base : service}"; declare it with service: '${module}'`,
    );
  }
  if (path === '' || !pathShape.test(path)) {
    report('has no path such as /harbours, /harbours/:id or /files/*');
  }
}

function checkUnique(
  here: string,
  { id }: Operation,
  address: string,
  { ids, addresses }: SeenCalls,
  report: Report,
): void {
  const first = ids.get(id);
  if (!idShape.test(id)) report('has no id of letters and digits that begins with a small letter');
  else if (builtInIds.has(id)) report('has the id of a call of the packages; give it another id');
  else if (first !== undefined) report(`has the id of ${first} already; give it another id`);
  else ids.set(id, here);
  const taken = addresses.get(address);
  if (taken === undefined) addresses.set(address, here);
  else report(`has the method and path of ${taken} already; change one of them`);
}

/** Reports calls that are open by oversight, and roles that do not exist. */
function checkAccess({ operation: { access }, visitors }: Implementation, report: Report): void {
  if (access === 'public') {
    if (visitors !== true) {
      report(
        `is closed to everyone: list roles in access (${oneOf(roles)}), or open it to visitors with implement(…, { visitors: true })`,
      );
    }
    return;
  }
  if (visitors)
    report("is for visitors and for staff; remove visitors or its access, which isn't public");
  if (access === 'staff') return;
  if (!Array.isArray(access) || access.length === 0) {
    report(`lets nobody in; list roles in access (${oneOf(roles)}), or write 'staff' for any role`);
    return;
  }
  for (const role of access) {
    if (!roles.includes(role)) report(`names the unknown role "${role}"; ${oneOf(roles)}`);
  }
}
