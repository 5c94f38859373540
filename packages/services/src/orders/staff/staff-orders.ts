import type { Locale } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import {
  cancelStaffOrder,
  extendStaffOrder,
  getStaffOrder,
  listStaffOrders,
  refundStaffOrder,
  resendStaffOrderMail,
  type StaffOrderInFull,
  sellStaffOrder,
} from '@mawkib/api-clients/contracts/staff';
import type { Database } from '../../db/database.js';
import {
  type Implementation,
  implementWith,
  type RequestContext,
  signedIn,
} from '../../http/implement.js';
import { readOrderNumber } from '../../read-order-number.js';
import { orderErrors } from '../order-errors.js';
import type { OrderStore } from '../store/order-store.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { byPerson, findOrders, findStaffOrder } from './find-orders.js';
import type { StaffChangeParts } from './lock-order.js';
import { cancelForStaff, extendOrder, resendMail, sellVehicle } from './order-changes.js';
import { presentOrder, presentOrderInFull } from './present-order.js';
import { requestRefund } from './request-refund.js';

const implement = implementWith<'db'>();

/** Handlers with which staff read and change orders. */
export function staffOrders(parts: StaffChangeParts): Implementation[] {
  const { cipher } = parts;
  const inFull = async (
    db: Database,
    number: string,
    locale: Locale,
  ): Promise<{ data: StaffOrderInFull }> => {
    const found = await findStaffOrder(db, readOrderNumber(number));
    if (!found) throw orderErrors.orderNotFound();
    return { data: await presentOrderInFull(db, found, locale, parts) };
  };
  /** Makes a change in one transaction, and reads the order afterwards. */
  const change = (
    { db, ...call }: RequestContext & { db: Database },
    number: string,
    run: (tx: OrderStore, meant: { number: string; by: Person }) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await run(postgresOrderStore(tx), { number, by: signedIn(call) });
      return inFull(tx, number, call.locale);
    });

  return [
    implement(listStaffOrders, async ({ query, headers }, { db, locale }) => {
      const { items, before, ...filter } = query;
      const wanted = { ...filter, ...byPerson(cipher, headers['Order-Person']) };
      const { found, next } = await findOrders(db, wanted, { items, before });
      return { data: found.map((one) => presentOrder(one, locale)), meta: { next } };
    }),
    implement(getStaffOrder, ({ params }, { db, locale }) => inFull(db, params.number, locale)),
    implement(cancelStaffOrder, ({ params, body }, call) =>
      change(call, params.number, (tx, meant) => cancelForStaff(tx, { ...meant, ...body }, parts)),
    ),
    implement(refundStaffOrder, ({ params, body }, call) =>
      change(call, params.number, (tx, meant) => requestRefund(tx, { ...meant, ...body }, parts)),
    ),
    implement(extendStaffOrder, ({ params, body }, call) =>
      change(call, params.number, (tx, meant) =>
        extendOrder(tx, { ...meant, until: new Date(body.until) }, parts),
      ),
    ),
    implement(resendStaffOrderMail, ({ params, body }, call) =>
      change(call, params.number, (tx, meant) => resendMail(tx, { ...meant, ...body }, parts)),
    ),
    implement(sellStaffOrder, ({ params, body }, call) =>
      change(call, params.number, (tx, meant) => sellVehicle(tx, { ...meant, ...body }, parts)),
    ),
  ];
}
