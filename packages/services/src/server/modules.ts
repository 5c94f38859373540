import { staff } from '../admin/admin.module.js';
import { content } from '../content/content.module.js';
import { navigation } from '../content/navigation/navigation.module.js';
import { ev } from '../ev/ev.module.js';
import { forms } from '../forms/forms.module.js';
import type { ModuleFactory } from '../http/service-module.js';
import { identity } from '../identity/identity.module.js';
import { media } from '../media/media.module.js';
import { purchase } from '../orders/orders.module.js';
import { stock } from '../stock/stock.module.js';
import { stockImportService } from '../stock-import/stock-import.module.js';
import { verification } from '../verification/verification.module.js';

/** The services of a market, in the order in which their initial content is loaded. */
export const modules: readonly ModuleFactory[] = [
  media,
  content,
  navigation,
  forms,
  stock,
  stockImportService,
  purchase,
  verification,
  ev,
  identity,
  staff,
];
