import { describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from '../contracts/ev/ev-leads.js';
import { bindOperations } from '../testing/bind-operations.js';
import { testService, transports } from '../testing/service.fixture.js';

const operations = {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
};

const service = testService();
const sent = () => service.seen.map(({ line, body }) => (body === undefined ? line : [line, body]));

describe.each(transports)('calls of the electric-vehicle service over %s', (_, create) => {
  const open = (name: string) => {
    service.response = () => ({ body: fixtures[name] });
    return bindOperations(create({ bases: { ev: `${service.origin}/ev` } }), operations);
  };
  const params = { id: '00Q/1' };
  const headers = {};
  const payment_intent = { salesforce_lead_id: '00Q' };

  it("reads the customer system's data of a lead [B-7-16]", async () => {
    const { data } = await open('getSalesforceData').getSalesforceData({ params, headers });
    expect([sent(), data.Id]).toEqual([['GET /ev/api/leads/00Q%2F1/salesforce_data'], '00Q']);
  });

  it('stores a lead with its body [B-7-17]', async () => {
    const body = { name: 'ليلى', vehicle: { key: 'i-pace' } };
    const { data } = await open('createEvLead').createEvLead({ body });
    expect([sent(), data.id]).toEqual([[['POST /ev/api/leads', body]], '00Q']);
  });

  it('reads and stores leads at the base of the service [S-7-52]', async () => {
    await open('getSalesforceData').getSalesforceData({ params: { id: '5' }, headers });
    await open('createEvLead').createEvLead({ body: { name: 'x' } });
    expect(sent()).toEqual([
      'GET /ev/api/leads/5/salesforce_data',
      ['POST /ev/api/leads', { name: 'x' }],
    ]);
  });

  it('begins the payment of a lead [B-7-18]', async () => {
    await open('createEvPaymentIntent').createEvPaymentIntent({ body: { payment_intent } });
    expect(sent()).toEqual([['POST /ev/api/stripe/create_payment_intent', { payment_intent }]]);
  });

  it('begins a cancellation, with a slash before api [B-7-19]', async () => {
    await open('initializeCancellation').initializeCancellation({ params: { id: '5' }, headers });
    expect(sent()).toEqual(['PUT /ev/api/leads/5/initialize_cancellation']);
  });

  it('begins payments and cancellations [S-7-53]', async () => {
    await open('createEvPaymentIntent').createEvPaymentIntent({ body: { payment_intent } });
    await open('initializeCancellation').initializeCancellation({ params: { id: '5' }, headers });
    expect(sent()).toEqual([
      ['POST /ev/api/stripe/create_payment_intent', { payment_intent }],
      'PUT /ev/api/leads/5/initialize_cancellation',
    ]);
  });

  it('goes where the setting says, also when it changes [B-7-15]', async () => {
    service.response = () => ({ body: fixtures.getSalesforceData });
    let setting = '/first';
    const call = create({ bases: () => ({ ev: `${service.origin}${setting}` }) });
    const client = bindOperations(call, operations);
    await client.getSalesforceData({ params: { id: '1' }, headers });
    setting = '/second/';
    await client.getSalesforceData({ params: { id: '1' }, headers });
    expect(sent()).toEqual([
      'GET /first/api/leads/1/salesforce_data',
      'GET /second/api/leads/1/salesforce_data',
    ]);
  });
});
