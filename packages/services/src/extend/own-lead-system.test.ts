import {
  createFormsSetting,
  createLead,
  getActiveIntegration,
  getLeadIntegrations,
  verifyIntegration,
} from '@mawkib/api-clients/contracts/forms';
import { getJob, retryJob } from '@mawkib/api-clients/contracts/staff';
import type { DeliveredLead, LeadSystem } from '@mawkib/services';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const answers = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};

/** A lead system of the market's own. */
function tideCrm() {
  const delivered: DeliveredLead[] = [];
  let isDown = false;
  const response = () => {
    if (isDown) throw new Error('No room for noura@example.test, +971 50 123 4567');
  };
  const system: LeadSystem = {
    async deliver(lead) {
      response();
      delivered.push(lead);
    },
    async verify() {
      response();
    },
  };
  return {
    system,
    delivered,
    down(value: boolean) {
      isDown = value;
    },
  };
}

describeOnDatabase('a lead system of a market’s own', (open) => {
  const crm = tideCrm();
  let t: TestApi;
  let staff: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({
      demo: true,
      jobs: ['lead_delivery'],
      parts: { leadSystems: { 'tide-crm': crm.system } },
    });
    staff = await t.as('admin', 'leads');
  });
  afterAll(() => t.close());

  const params = { id: 'test-drive' };
  const send = async () => (await t.api.call(createLead, { params, body: { data: answers } })).data;
  const choose = (value: string) =>
    t.api.call(createFormsSetting, { body: { key: 'integration.system', value } }, staff);
  const deliveries = async (lead_id: string) =>
    (await t.api.call(getLeadIntegrations, { params: { ...params, lead_id } }, staff)).data;

  test('gets every lead after staff selected it, and none before', async () => {
    expect(await deliveries((await send()).id)).toEqual([]);
    await choose('tide-crm');
    expect((await t.api.call(getActiveIntegration, {}, staff)).data).toEqual({ name: 'tide-crm' });
    const { id } = await send();
    await vi.waitFor(() => expect(crm.delivered).toHaveLength(1));
    expect(crm.delivered[0]).toMatchObject({
      lead: { id, data: { first_name: 'نورة', email: 'noura@example.test' } },
      form: { name: expect.any(String) },
    });
    await vi.waitFor(async () =>
      expect(await deliveries(id)).toMatchObject([{ system: 'tide-crm', status: 'delivered' }]),
    );
  });

  test('can be verified', async () => {
    const verify = async () => (await t.api.call(verifyIntegration, {}, staff)).data;
    expect(await verify()).toEqual({ ok: true });
    crm.down(true);
    expect(await verify()).toMatchObject({ ok: false });
    crm.down(false);
  });

  test('is retried; its error is shown without personal data', async () => {
    crm.down(true);
    const { id } = await send();
    await vi.waitFor(
      async () =>
        expect((await deliveries(id))[0]?.message).toBe('No room for [address], [number]'),
      limit(15_000),
    );
    const before = crm.delivered.length;
    crm.down(false);
    const [delivery] = await deliveries(id);
    const integration_id = delivery?.id ?? '';
    const job = { params: { name: 'lead_delivery', id: integration_id } };
    await vi.waitFor(
      async () => expect((await t.api.call(getJob, job, staff)).data.state).toBe('retrying'),
      limit(10_000),
    );
    await t.api.call(retryJob, job, staff);
    await vi.waitFor(() => expect(crm.delivered).toHaveLength(before + 1));
    expect(crm.delivered.at(-1)).toMatchObject({ id: integration_id, lead: { id } });
  });
});
