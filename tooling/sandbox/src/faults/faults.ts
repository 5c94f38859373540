import type { Fault } from './fault.ts';

const limit = 200;

/** Pending faults. */
export interface Faults {
  add(fault: Omit<Fault, 'id'>): Fault;
  remove(id: string): boolean;
  list(): Fault[];
  reset(): void;
  /** Faults for this call or webhook; counts each as applied once. */
  take(on: Fault['on'], service: string, target: string): Fault[];
}

function matches(route: string, target: string): boolean {
  const pattern = route
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^([A-Z]+ )?${pattern}$`).test(target);
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  let count = 0;
  return {
    add(fault) {
      count += 1;
      const added = { ...fault, id: `fault_${count}` };
      faults = [...faults, added].slice(-limit);
      return added;
    },
    remove(id) {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    list: () => faults,
    reset: () => {
      faults = [];
    },
    take(on, service, target) {
      const met = faults.filter(
        (fault) =>
          fault.on === on &&
          (fault.service === '*' || fault.service === service) &&
          matches(fault.route, target),
      );
      faults = faults
        .map((fault) =>
          met.includes(fault) && fault.times !== null
            ? { ...fault, times: fault.times - 1 }
            : fault,
        )
        .filter(({ times }) => times === null || times > 0);
      return met;
    },
  };
}
