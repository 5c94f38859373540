import { describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { getOffers } from '../contracts/content/offers.js';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { getModelCompareSpec } from '../contracts/content/vehicle-facts.js';
import { initializeCancellation } from '../contracts/ev/ev-leads.js';
import { getConfiguredData } from '../contracts/external/external-calls.js';
import { createLead } from '../contracts/forms/leads.js';
import { allOperations } from '../contracts/generated/all-operations.js';
import type { Operation } from '../contracts/operation.js';
import { createPhoneVerification } from '../contracts/purchase/phone-verifications.js';
import { getDynamicContent } from '../contracts/stock/company-configs.js';
import { testService, transports } from '../testing/service.fixture.js';
import type { HttpOptions } from './fetch.js';

const service = testService();
const operations = allOperations.filter((operation) => operation.service !== 'external');

/** A value for each path parameter. */
const paramsOf = ({ path }: Operation) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));

describe.each(transports)('requests over %s', (_, create) => {
  const open = (options: HttpOptions = {}) => {
    service.response = () => ({ body: { data: [] } });
    return create({ origin: service.origin, validate: false, ...options });
  };
  const tokens = { authToken: () => 'auth', csrfToken: () => 'csrf', bearerToken: () => 'person' };
  const seen = () => service.seen.map(({ headers }) => headers);

  it('of every operation carry an authentication and a CSRF header [B-7-02] [B-7-03]', async () => {
    const call = open(tokens);
    for (const operation of operations) {
      const input = { params: { ...paramsOf(operation), path: 'x' }, query: {} };
      await call(operation, input as never);
    }
    expect(seen()).toHaveLength(operations.length);
    for (const headers of seen()) {
      expect(headers).toMatchObject({ 'x-auth-token': 'auth', 'x-csrf-token': 'csrf' });
    }
  });

  it('carry both signed out too, and a bearer token only signed in [S-6-09]', async () => {
    let person: string | null = null;
    const call = open({ bearerToken: () => person });
    await call(getSettings, {});
    person = 'layla';
    await call(getSettings, {});
    const [out, signedIn] = seen();
    expect([out?.['x-auth-token'], out?.['x-csrf-token']]).toEqual(['', '']);
    expect(out).not.toHaveProperty('authorization');
    expect(signedIn).toMatchObject({
      'x-auth-token': '',
      'x-csrf-token': '',
      authorization: 'Bearer layla',
    });
  });

  it('name their headers and bases as decided, slashes put right [B-7-22]', async () => {
    const at = service.origin;
    const bases = { admin: `${at}/adm`, content: `${at}/c`, stock: `${at}/s`, ev: `${at}/ev/` };
    let bearer: string | undefined = 'person';
    const call = open({ ...tokens, bases, bearerToken: () => bearer });
    await call(getModelCompareSpec, { params: { model: 'xe' }, query: {} });
    await call(getSettings, {});
    await call(getDynamicContent, { params: { lists: 'a,b' } });
    bearer = undefined;
    await call(initializeCancellation, { params: { id: '5' }, headers: {} });
    expect(service.seen.map(({ line }) => line)).toEqual([
      'GET /adm/api/compare/spec/xe',
      'GET /c/settings',
      'GET /s/public_api/dynamic_content/a,b',
      'PUT /ev/api/leads/5/initialize_cancellation',
    ]);
    expect(seen()[0]).toMatchObject({ authorization: 'Bearer person', 'x-csrf-token': 'csrf' });
    expect(seen()[3]).not.toHaveProperty('authorization');
  });

  it('keep tokens from configured addresses of another origin', async () => {
    const call = open({ ...tokens, bases: { content: 'https://content.example' } });
    const url = `${service.origin}/offers`;
    await call(getOffers, { query: {} }, { url, cookie: 'session=1', csrf: 'x' });
    await call(getConfiguredData, { query: {} }, { url: `${url}?a=1` });
    for (const headers of seen()) {
      for (const name of ['x-auth-token', 'x-csrf-token', 'authorization', 'cookie']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
    service.seen.length = 0;
    const own = open({ ...tokens, bases: { content: `${service.origin}/content` } });
    await own(getOffers, { query: {} }, { url });
    expect(seen()[0]).toMatchObject({ 'x-auth-token': 'auth' });
  });

  it('join their query to an address that has one', async () => {
    const call = open();
    for (const path of ['/a?b=1', '/a?', '/a#hash', '/a']) {
      await call(getConfiguredData, { query: { page: '2' } }, { url: `${service.origin}${path}` });
    }
    expect(service.seen.map(({ line }) => line)).toEqual([
      'GET /a?b=1&page=2',
      'GET /a?page=2',
      'GET /a?page=2',
      'GET /a?page=2',
    ]);
  });

  it('name the intention of a write, when it is given', async () => {
    const call = open();
    const input = { params: { id: 'f' }, body: { data: {} } };
    await call(createLead, input, { idempotencyKey: 'k-1' });
    await call(createLead, input);
    expect(seen().map((headers) => headers['idempotency-key'])).toEqual(['k-1', undefined]);
  });

  it('of no service need an address', async () => {
    const lost = open()(getConfiguredData, { query: {} });
    await expect(lost).rejects.toMatchObject({ kind: 'contract' });
  });

  it('that fail keep no secret of theirs', async () => {
    const secret = 'hunter2';
    const call = create({
      origin: `http://user:${secret}@127.0.0.1:1`,
      authToken: () => secret,
      bearerToken: () => secret,
    });
    const body = { phone_number: '+971501234567' };
    const failed = [
      call(createPhoneVerification, { body }, { cookie: secret, csrf: secret }),
      call(
        getConfiguredData,
        { query: { api_key: secret, email: secret } },
        { url: 'http://127.0.0.1:1/?token=hunter2' },
      ),
    ];
    for (const pending of failed) {
      const error = await pending.catch((thrown: Error) => thrown);
      const { message, stack, cause } = error as Error;
      const text = JSON.stringify([{ ...(error as Error) }, message, stack, String(cause), cause]);
      expect(text).toContain('network');
      expect(text).not.toContain(secret);
      expect(text).not.toContain('971501234567');
    }
  });
});

describe('fixtures', () => {
  it('are of known operations alone', () => {
    const known = allOperations.map(({ id }) => id);
    expect(Object.keys(fixtures).filter((name) => !known.includes(name))).toEqual([]);
  });
});
