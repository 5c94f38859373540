import type { Locale } from '@mawkib/api-clients/contracts';
import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import type { Customer } from '@mawkib/api-clients/contracts/purchase';
import type { AppContext } from '../app-context.js';
import type { Vehicle } from '../db/schema/dealers-and-vehicles.js';
import { findForm } from '../forms/definitions/stored-forms.js';
import { readFormsSettings, settingKeys } from '../forms/forms-settings.js';
import { integrationOf } from '../forms/lead-delivery/integration.js';
import { storeLead } from '../forms/leads/store-lead.js';
import { textsIn } from '../locale/stored-texts.js';
import { loggable } from '../runtime/create-log.js';
import { sellerConfigOf } from './checkout-config.js';
import type { OrderStore } from './store/order-store.js';

export type LeadParts = Pick<AppContext, 'clock' | 'cipher' | 'jobs' | 'mails' | 'config' | 'log'>;

interface LeadOfOrder {
  order_number: string;
  locale: Locale;
  customer: Customer;
  vehicle: Vehicle;
  finance_option: string;
}

/**
 * Creates the lead of an order, in the form `lead_form_id` of its seller's config, and resolves to
 * its id; null without that form. A failure is logged and never prevents the order.
 */
export async function createOrderLead(
  tx: OrderStore,
  order: LeadOfOrder,
  parts: LeadParts,
): Promise<string | null> {
  const { lead_form_id } = await sellerConfigOf(tx, order.vehicle);
  if (lead_form_id === undefined) return null;
  const { cipher, config, log } = parts;
  try {
    return await tx.transaction(async ({ db }) => {
      const form = await findForm(db, lead_form_id);
      const settings = await readFormsSettings(db, cipher, Object.values(settingKeys));
      const wanted = form.integrations.enabled !== false;
      const lead = await storeLead(
        { ...parts, db },
        {
          form,
          locale: order.locale,
          data: answersOf(order),
          idempotency_key: undefined,
          system: wanted ? integrationOf(settings, config.leadSystems)?.name : undefined,
        },
      );
      return lead.id;
    });
  } catch (error) {
    log.warn({ form: lead_form_id, error: loggable(error) }, 'the lead of an order was not stored');
    return null;
  }
}

function answersOf({ customer, vehicle, locale, ...order }: LeadOfOrder): LeadData {
  const { first_name, last_name, email, phone, city, company } = customer;
  const { model_display_name: model } = textsIn(vehicle.texts, locale);
  const { order_number, finance_option } = order;
  const answers = {
    first_name,
    last_name,
    email,
    phone,
    city,
    model,
    order_number,
    finance_option,
    company_name: company?.name,
    trade_licence: company?.trade_licence,
    tax_number: company?.tax_number,
    contact_person: company?.contact_person,
  };
  return Object.fromEntries(
    Object.entries({ ...answers, vehicle_id: vehicle.id }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );
}
