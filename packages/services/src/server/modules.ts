import { adminModule } from '../admin/admin.module.js';
import { contentModule } from '../content/content.module.js';
import { navigationModule } from '../content/navigation/navigation.module.js';
import { evModule } from '../ev/ev.module.js';
import { formsModule } from '../forms/forms.module.js';
import type { ModuleFactory } from '../http/service-module.js';
import { identityModule } from '../identity/identity.module.js';
import { mediaModule } from '../media/media.module.js';
import { ordersModule } from '../orders/orders.module.js';
import { stockModule } from '../stock/stock.module.js';
import { stockImportModule } from '../stock-import/stock-import.module.js';
import { verificationModule } from '../verification/verification.module.js';

/** The services of a market, in the order in which their initial content is loaded. */
export const modules: readonly ModuleFactory[] = [
  mediaModule,
  contentModule,
  navigationModule,
  formsModule,
  stockModule,
  stockImportModule,
  ordersModule,
  verificationModule,
  evModule,
  identityModule,
  adminModule,
];
