import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operation } from '@mawkib/api-clients/contracts';
import { demoServices } from '@mawkib/demo-market/services';
import {
  createServices,
  defineModule,
  implement,
  PartsError,
  readConfig,
  type ServicesParts,
} from '@mawkib/services';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';

const dataDir = path.join(tmpdir(), `mawkib-parts-${process.pid}`);

/** Lines of the error that a start with these parts throws. Nothing may have been opened. */
async function error(parts: object): Promise<string[]> {
  const given = { ...demoServices, ...parts } as ServicesParts;
  const failed = await createServices(given, readConfig({ DATA_DIR: dataDir })).then(
    async (api) => {
      await api.close();
      throw new Error('The services started');
    },
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(PartsError);
  return (failed as PartsError).problems.map(({ path, message }) => `${path}: ${message}`);
}
afterEach(() => expect(existsSync(dataDir)).toBe(false));

const response = z.object({ data: z.string() });
const get = (id: string, path: string, more: object = {}) =>
  implement(
    operation({ id, service: 'tides', method: 'GET', path, response, ...more }),
    () => ({ data: '' }),
    { visitors: true },
  );
const module = (more: object) => defineModule({ name: 'tides', calls: [], ...more });

test('names of services, of jobs and of migrations are the market’s own', async () => {
  const run = async () => {};
  expect(
    await error({
      modules: [
        module({ name: 'stock' }),
        module({ name: 'Tide Tables' }),
        module({
          jobs: [
            { name: 'mail', run },
            { name: 'tides_count', run },
            { name: 'tides_count', run },
          ],
        }),
        module({
          migrations: [
            { name: "it's", sql: 'select 1' },
            { name: 'b', sql: '' },
            { name: 'b', sql: 'do $guard$' },
          ],
        }),
        module({ name: 'nowhere', migrations: '/nowhere/at/all' }),
      ],
    }),
  ).toEqual([
    expect.stringMatching(
      /^modules\[0\]\.name: "stock" is taken; choose a name that is none of: .*forms.*docs/,
    ),
    'modules[1].name: "Tide Tables" is no name of small letters, digits and dashes such as tide-tables',
    'modules[2].jobs[0].name: "mail" must begin with tides_, then letters and underscores',
    'modules[2].jobs[2].name: "tides_count" is that of modules[2].jobs[1] already',
    'modules[3].name: "tides" is that of modules[2] already; choose another one',
    'modules[3].migrations[0].name: must be letters, digits, dots and dashes such as 0001_tides.sql',
    'modules[3].migrations[1].sql: b is empty',
    'modules[3].migrations[2].name: "b" is that of modules[3].migrations[1] already',
    expect.stringMatching(/^modules\[3\]\.migrations\[2\]\.sql: b must not hold \$guard\$/),
    expect.stringMatching(/^modules\[4\]\.migrations: cannot be read \(ENOENT/),
  ]);
});

test('calls have a unique path and id, and declare their access', async () => {
  const closed = (id: string, more: object, options = {}) =>
    implement(
      operation({ id, service: 'tides', method: 'POST', path: `/${id}`, response, ...more }),
      () => ({ data: '' }),
      options,
    );
  const found = await error({
    modules: [
      module({
        calls: [
          get('getTide', '/harbours/:harbour'),
          get('readTide', '/harbours/:name'),
          get('getTide', '/other'),
          get('getVehicle', '/vehicle'),
          get('getMoon', 'moon'),
          get('getSun', '/sun', { service: 'content' }),
          closed('forgotten', {}),
          closed('nobody', { access: [] }),
          closed('unknown', { access: ['skipper'] }),
          closed('both', { access: ['editor'] }, { visitors: true }),
          {},
        ],
      }),
    ],
  });
  const roles = 'allowed: editor, publisher, leads, admin';
  expect(found).toEqual([
    'modules[0].calls[1]: readTide (GET /services/tides/harbours/:name) has the method and path of modules[0].calls[0] already; change one of them',
    'modules[0].calls[2]: getTide (GET /services/tides/other) has the id of modules[0].calls[0] already; give it another id',
    'modules[0].calls[3]: getVehicle (GET /services/tides/vehicle) has the id of a call of the packages; give it another id',
    'modules[0].calls[4]: getMoon (GET /services/tidesmoon) has no path such as /harbours, /harbours/:id or /files/*',
    `modules[0].calls[5]: getSun (GET /services/tides/sun) belongs to "content"; declare it with service: 'tides'`,
    `modules[0].calls[6]: forgotten (POST /services/tides/forgotten) is closed to everyone: list roles in access (${roles}), or open it to visitors with implement(…, { visitors: true })`,
    `modules[0].calls[7]: nobody (POST /services/tides/nobody) lets nobody in; list roles in access (${roles}), or write 'staff' for any role`,
    `modules[0].calls[8]: unknown (POST /services/tides/unknown) names the unknown role "skipper"; ${roles}`,
    expect.stringMatching(/^modules\[0\]\.calls\[9\]: both .* is for visitors and for staff/),
    'modules[0].calls[10]: is no call; make it with implement(operation, handler)',
  ]);
});

test('mails, vendors and systems have valid names and the required members', async () => {
  const lines = await error({
    mails: { 'order-confirmed': () => ({}), inquiry: '<p>' },
    paymentVendors: {
      STRIPE: {},
      'tide pay': { retrieve() {}, capture() {}, cancelOrRefund() {}, create() {} },
    },
    leadSystems: { CRM: { deliver() {}, verify() {} }, crm: { deliver() {} } },
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^mails\.order-confirmed: there is no such mail; allowed: order-confirm, order-reserved, /,
    ),
    'mails.inquiry: must be a function that returns { subject, html, text }',
    'paymentVendors.STRIPE: "STRIPE" is taken; choose a name that is none of: STRIPE, PAYPAL, LIQPAY, NO_PAYMENT_JAPAN',
    'paymentVendors.STRIPE: has no retrieve, capture, cancelOrRefund, create; write these methods',
    'paymentVendors.tide pay: "tide pay" is no name of capital letters, digits and underscores such as TIDE_PAY',
    'leadSystems.CRM: "CRM" is no name of small letters, digits and dashes such as tide-crm',
    'leadSystems.crm: has no verify; write these methods',
  ]);
});

test('all problems are reported at once, including misspelt members', async () => {
  const error = await createServices(
    { content: 7, mail: {}, modules: [{ ...module({}), routes: [] }], paymentVendors: [] } as never,
    readConfig({ DATA_DIR: dataDir }),
  ).catch((reason: Error) => reason);
  expect((error as Error).message.split('\n')).toEqual([
    'What the market hands to its services is not valid:',
    'mail: unknown member; allowed: catalogue, content, demoContent, picturesFolder, market, modules, mails, paymentVendors, leadSystems',
    'catalogue: is missing; make it with createCatalogue',
    'content: must be a function',
    'paymentVendors: must be an object by name: capital letters, digits and underscores such as TIDE_PAY',
    'modules[0].routes: unknown member; allowed: name, about, calls, migrations, jobs, seed, start, stop',
  ]);
});
