import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import { brochureForm } from '../../forms/form.fixture.js';
import { customer, lead } from '../people.samples.js';
import type { StoredThings } from './stored-things.js';

/** Parts of a call's input. */
export type Input = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

type Row = Readonly<Record<string, unknown>>;

const saves = (page: Row): Input[] => {
  const [block, other] = page.blocks as StoredBlock[];
  if (!block) return [];
  const inBlock = { block: block.id };
  const group = block.groups[0];
  const operations = [
    { kind: 'set_field', ...inBlock, field: 'title', locale: 'ar', value: 'عنوان' },
    { kind: 'set_field', ...inBlock, field: 'title', value: { ar: 'عنوان' } },
    { kind: 'move_block', ...inBlock, to: 1 },
    { kind: 'insert_block', index: 0, block: { ...other, id: crypto.randomUUID() } },
    ...(group
      ? [
          { kind: 'move_group', ...inBlock, group: group.id, to: 0 },
          { kind: 'add_group', ...inBlock, index: 0, group: { ...group, id: crypto.randomUUID() } },
        ]
      : []),
  ];
  const { id, version } = page;
  return operations.map((change) => ({
    params: { id },
    body: { version, operations: [change] },
  }));
};

const pathsOf =
  (table: string, column: string, name = 'id') =>
  (things: StoredThings) =>
    things.rows(table).map((row) => ({ params: { [name]: row[column] } }));

const ofLead = (things: StoredThings): Input[] =>
  things.rows('leads').map(({ form_id, id }) => ({ params: { id: form_id, lead_id: id } }));

const ofExport = (things: StoredThings): Input[] =>
  things
    .rows('lead_exports')
    .filter(({ form_id }) => form_id !== null)
    .map(({ form_id, id }) => ({ params: { id: form_id, export_id: id } }));

const ofOrderExport = (things: StoredThings): Input[] =>
  things
    .rows('lead_exports')
    .filter(({ form_id }) => form_id === null)
    .map(({ id }) => ({ params: { export_id: id } }));

const ofOrder =
  (body: object) =>
  (things: StoredThings): Input[] =>
    things.rows('orders').map(({ order_number }) => ({ params: { number: order_number }, body }));

const ofHold =
  (body: object) =>
  (things: StoredThings): Input[] =>
    things.rows('order_locks').map(({ vehicle_id }) => ({
      params: { vehicle_id },
      body: { ...body, since: '2026-11-20T08:00:00Z' },
    }));

const listings = (): Input[] => [
  {
    params: { listing: 'all' },
    query: { 'filter[state_in]': 'new', sort: '-price', page: 2, lang: 'ar' },
  },
  { params: { listing: 'all' }, query: { 'filter[price_gteq]': '1000', search: 'دفندر' } },
];

/**
 * Valid inputs for calls that random input from the schema would not reach. Built from the stored
 * rows each time, because versions and holds change during the test.
 */
const makers: Readonly<Record<string, (things: StoredThings) => Input[]>> = {
  createLead: () => [{ params: { id: 'test-drive' }, body: { data: lead, locale: 'ar' } }],
  createForm: () => [{ body: brochureForm() }],
  importForm: () => [{ body: { kind: 'form', version: 1, form: brochureForm() } }],
  updateForm: (things) =>
    things.rows('forms').map(({ id, version }) => ({
      params: { id },
      body: { ...brochureForm(), version },
    })),
  savePage: (things) => things.rows('pages').flatMap(saves),
  publishPage: (things) =>
    things.rows('pages').map(({ id, version }) => ({ params: { id }, body: { version } })),
  initOrder: (things) =>
    things.rows('vehicles').map(({ id, owner_id }) => ({
      body: {
        vehicle_id: id,
        company_uuid: things.rows('dealers').find((dealer) => dealer.id === owner_id)?.company_uuid,
      },
    })),
  createOrder: (things) =>
    things.rows('order_locks').map(({ lock_id, vehicle_id }) => ({
      body: {
        lock_id,
        vehicle_id,
        vendor_uuid: freeReservationVendor,
        locale: 'ar',
        lead_attributes: customer,
      },
    })),
  getOrder: pathsOf('orders', 'order_number', 'number'),
  getFormsOrder: pathsOf('orders', 'order_number', 'number'),
  getStaffOrder: pathsOf('orders', 'order_number', 'number'),
  cancelStaffOrder: ofOrder({ reason: 'changed their mind', free_vehicle: true }),
  refundStaffOrder: ofOrder({ amount: 100, currency: 'AED', left: 100, reason: 'a scratch' }),
  extendStaffOrder: ofOrder({ until: '2099-01-01T00:00:00Z' }),
  resendStaffOrderMail: ofOrder({ mail: 'order-confirm' }),
  sellStaffOrder: ofOrder({ sold: true }),
  extendStaffHold: ofHold({ until: '2099-01-01T00:00:00Z' }),
  endStaffHold: ofHold({}),
  createOrderExport: () => [{ headers: {}, body: {} }],
  getOrderExport: ofOrderExport,
  downloadOrderExport: ofOrderExport,
  listStaffOrders: () => [{ query: {}, headers: {} }],
  getOrderOptions: (things) =>
    things.rows('vehicles').map(({ id }) => ({ params: { id }, query: { lang: 'ar' } })),
  getHold: (things) =>
    things.rows('order_locks').map(({ lock_id }) => ({ headers: { 'Order-Lock': lock_id } })),
  waitForVehicle: (things) =>
    things.rows('vehicles').map(({ id }) => ({
      body: { vehicle_id: id, email: customer.email, locale: 'ar' },
    })),
  confirmWaiting: () => [{ body: { token: 'x'.repeat(43) } }],
  cancelOrder: (things) =>
    things.rows('orders').map(({ order_number }) => ({
      params: { number: order_number },
      body: { token: 'x'.repeat(43), reason: 'changed my mind' },
    })),
  confirmOrder: (things) =>
    things.rows('orders').map(({ order_number }) => ({
      params: { number: order_number },
      body: { token: 'x'.repeat(43) },
    })),
  getLead: ofLead,
  getLeadIntegrations: ofLead,
  deleteLead: ofLead,
  fixLeadIntegration: (things) =>
    ofLead(things).map((input) => ({ ...input, body: { integration_id: 'x' } })),
  getLeadExport: ofExport,
  downloadLeadExport: ofExport,
  deleteFormsSetting: pathsOf('forms_settings', 'key'),
  getOfferUsage: pathsOf('offers', 'id'),
  getCompareSpec: pathsOf('car_models', 'id'),
  getVehicleSpecs: pathsOf('car_models', 'id'),
  listVehicles: listings,
  listVehiclesLight: listings,
  listVehicleAddresses: () => [{ params: { listing: 'all' }, query: { lang: 'ar' } }],
  suggestSearches: listings,
  checkSearches: () => [
    { body: { searches: [{ id: 'a', search: 'models=Defender&colors=black', seen: '1:1:' }] } },
  ],
  getDataFile: pathsOf('data_files', 'name', 'name'),
  getDealer: pathsOf('dealers', 'dealer_code', 'slug'),
  searchSite: () => [{ query: { q: 'range rover' } }],
  getListingRetailers: () => [{ params: { id: 'all' } }],
  getVehicle: (things) =>
    things.rows('vehicles').map(({ id }) => ({ params: { listing: 'all', id } })),
  sendInquiryEmail: () => [
    {
      body: {
        recipients: ['dealer@example.test'],
        customer_data: customer,
        vehicle_data: { vin: 'SALXX00000A000001', model: 'Defender' },
      },
    },
  ],
  createEvLead: () => [{ body: { ...customer, model: 'i-pace', idempotency_key: 'a-b-c' } }],
  createPhoneVerification: () => [{ body: { phone_number: '+971500000001' } }],
  checkPhoneVerification: () => [{ body: { phone_number: '+971500000001', code: '123456' } }],
};

/** Valid inputs of a call; none if its schema is sufficient. */
export const goodInputs = (operationId: string, things: StoredThings): Input[] =>
  makers[operationId]?.(things) ?? [];
