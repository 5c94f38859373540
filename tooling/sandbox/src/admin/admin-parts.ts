import type { Deliveries } from '../deliveries/deliveries.ts';
import type { Faults } from '../faults/faults.ts';
import type { Journal } from '../frame/journal.ts';
import type { Service } from '../frame/service.ts';

/** What the sandbox says of itself. */
export interface AdminParts {
  services: Service[];
  faults: Faults;
  deliveries: Deliveries;
  journal: Journal;
  reset(): void;
}
