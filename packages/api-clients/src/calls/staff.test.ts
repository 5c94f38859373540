import { describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { listJobs, retryJob } from '../contracts/staff/jobs.js';
import { findPerson } from '../contracts/staff/person-records.js';
import { bindOperations } from '../testing/bind-operations.js';
import { testService, transports } from '../testing/service.fixture.js';

const operations = { findPerson, listJobs, retryJob };

const service = testService();
const sent = () => service.seen.map(({ line, body }) => (body === undefined ? line : [line, body]));

describe.each(transports)('calls of the staff service over %s', (_, create) => {
  const open = (name: string) => {
    service.response = () => ({ body: fixtures[name] });
    return bindOperations(create({ bases: { staff: `${service.origin}/staff` } }), operations);
  };
  const params = { name: 'lead_delivery', id: '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11' };

  it('lists jobs of a state, and tries one again', async () => {
    const { data } = await open('listJobs').listJobs({ query: { state: 'retrying', items: 5 } });
    await open('retryJob').retryJob({ params });
    expect(data[0]?.reason).toBe('It answered 410');
    expect(sent()).toEqual([
      'GET /staff/jobs?state=retrying&items=5',
      `POST /staff/jobs/lead_delivery/${params.id}/retry`,
    ]);
  });

  it('never puts who is looked for into an address', async () => {
    const keys = ['noura@example.test'];
    await open('findPerson').findPerson({ body: { keys } });
    expect(sent()).toEqual([['POST /staff/people/find', { keys }]]);
  });
});
