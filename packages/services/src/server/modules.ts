import { adminModule } from '../admin/admin.module.js';
import { contentModule } from '../content/content.module.js';
import { navigationModule } from '../content/navigation/navigation.module.js';
import { ev } from '../ev/ev.module.js';
import { forms } from '../forms/forms.module.js';
import type { ModuleFactory } from '../http/service-module.js';
import { identityModule } from '../identity/identity.module.js';
import { mediaModule } from '../media/media.module.js';
import { purchase } from '../orders/orders.module.js';
import { stock } from '../stock/stock.module.js';
import { stockImportService } from '../stock-import/stock-import.module.js';
import { verification } from '../verification/verification.module.js';

/** The services of a market, in the order in which their initial content is loaded. */
export const modules: readonly ModuleFactory[] = [
  mediaModule,
  contentModule,
  navigationModule,
  forms,
  stock,
  stockImportService,
  purchase,
  verification,
  ev,
  identityModule,
  adminModule,
];
