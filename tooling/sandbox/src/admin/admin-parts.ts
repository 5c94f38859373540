import type { Deliveries } from '../deliveries/deliveries.ts';
import type { Faults } from '../faults/faults.ts';
import type { Service } from '../service.ts';
import type { Journal } from '../surroundings/journal.ts';
import type { Keys } from '../surroundings/keys.ts';

/** State of the sandbox for its admin pages. */
export interface AdminParts {
  services: Service[];
  faults: Faults;
  deliveries: Deliveries;
  journal: Journal;
  keys: Keys;
  /** Port of the SMTP server; undefined while it does not listen. */
  smtpPort(): number | undefined;
  reset(): void;
}
