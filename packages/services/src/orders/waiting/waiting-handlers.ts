import { randomUUID } from 'node:crypto';
import { confirmWaiting, waitForVehicle } from '@mawkib/api-clients/contracts/purchase';
import { eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { vehicleWaiting } from '../../db/schema/vehicle-waiting.js';
import { type HandlerOptions, type Implementation, implementWith } from '../../http/implement.js';
import { takeAllowances } from '../../http/limits/allowance.js';
import { visitorMailAllowances } from '../../http/limits/mail-allowances.js';
import { orderErrors } from '../order-errors.js';
import { confirmationToken, hashToken } from '../order-secrets.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { encryptedContact } from './encrypted-contact.js';
import type { WaitingContext } from './notify-waiting.js';
import { vehicleFreedom, waitingEnd } from './vehicle-freedom.js';
import { waitingErrors } from './waiting-errors.js';
import { mailWaitingLink } from './waiting-mails.js';

const implement = implementWith<'db'>();

/** Handlers of visitors who wait for a held vehicle. */
export function waitingHandlers(
  context: WaitingContext,
  limited: HandlerOptions,
): Implementation[] {
  const { clock, cipher, config } = context;
  return [
    implement(
      waitForVehicle,
      async ({ body: { vehicle_id, email, locale } }, { db, address }) => {
        const now = clock.now();
        const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle_id));
        if (!vehicle) throw orderErrors.vehicleNotFound();
        const freedom = vehicleFreedom(vehicle);
        if (freedom === 'free') throw waitingErrors.vehicleFree();
        if (freedom === 'unavailable') throw orderErrors.vehicleUnavailable();
        // Also counted if no mail is sent, so that the response does not depend on the address.
        const allowances = visitorMailAllowances({ to: email, address }, config);
        await takeAllowances({ db, clock, config }, allowances);
        const id = randomUUID();
        const token = confirmationToken();
        const row = {
          id,
          vehicle_id,
          locale,
          ...encryptedContact(cipher, id, email),
          person_index: cipher.index({ kind: 'email', value: email }) ?? hashToken(email),
          token_hash: hashToken(token),
          created_at: now,
        };
        await db.transaction(async (tx) => {
          const [waiting] = await tx
            .insert(vehicleWaiting)
            .values(row)
            .onConflictDoUpdate({
              target: [vehicleWaiting.vehicle_id, vehicleWaiting.person_index],
              set: row,
              setWhere: isNull(vehicleWaiting.confirmed_at),
            })
            .returning();
          if (waiting) await mailWaitingLink(tx, { waiting, vehicle, token }, context);
        });
        return { data: { vehicle_id, until: waitingEnd(row).toISOString() } };
      },
      limited,
    ),
    implement(
      confirmWaiting,
      async ({ body: { token } }, { db }) =>
        db.transaction(async (tx) => {
          const now = clock.now();
          const isOwn = eq(vehicleWaiting.token_hash, hashToken(token));
          const [seen] = await tx.select().from(vehicleWaiting).where(isOwn);
          if (!seen || waitingEnd(seen) <= now) throw waitingErrors.waitingEnded();
          // Lock order: the vehicle first; freeing it writes the requests for it.
          const vehicle = await postgresOrderStore(tx).lockVehicle(seen.vehicle_id);
          const [confirmed] = await tx
            .update(vehicleWaiting)
            .set({
              confirmed_at: sql`coalesce(${vehicleWaiting.confirmed_at}, ${now.toISOString()}::timestamptz)`,
            })
            .where(isOwn)
            .returning();
          if (!vehicle || !confirmed) throw waitingErrors.waitingEnded();
          const until = waitingEnd(seen).toISOString();
          return {
            data: { vehicle_id: vehicle.id, vehicle: vehicleFreedom(vehicle), until },
          };
        }),
      limited,
    ),
  ];
}
