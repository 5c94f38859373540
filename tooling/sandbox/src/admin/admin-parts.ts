import type { Deliveries } from '../deliveries/deliveries.ts';
import type { Faults } from '../faults/faults.ts';
import type { Service } from '../service.ts';
import type { Journal } from '../surroundings/journal.ts';
import type { Keys } from '../surroundings/keys.ts';

/** What the sandbox says of itself. */
export interface AdminParts {
  services: Service[];
  faults: Faults;
  deliveries: Deliveries;
  journal: Journal;
  keys: Keys;
  /** Where mails are taken; undefined while nobody listens. */
  smtpPort(): number | undefined;
  reset(): void;
}
