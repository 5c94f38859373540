import { ServiceError } from '@mawkib/api-clients';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { getOrder } from '@mawkib/api-clients/contracts/purchase';
import { expect, it } from 'vitest';
import { siteApplication } from '../../handler/application.fixture.ts';
import * as appointment from './appointment.ts';
import * as confirmation from './confirmation.tsx';

const siteWhere = (status: number) =>
  siteApplication({
    routes: [
      { path: 'confirmation/:orderNumber', module: confirmation },
      { path: 'confirmation/:orderNumber/appointment.ics', module: appointment },
    ],
    log: () => {},
    responses: {
      [getSession.id]: { person: null },
      [getOrder.id]: () => {
        throw new ServiceError('http', 'failed', { status });
      },
    },
  });

it.each([
  ['an unknown order', 404, 404],
  ['a number that is not valid', 400, 404],
  ['an order that cannot be loaded now', 503, 503],
])('the page of %s responds with its status and the number', async (_, status, shown) => {
  const { response, document } = await siteWhere(status)('/en/confirmation/MK-0000-0000');
  expect(response.status).toBe(shown);
  expect(document).toContain('MK-0000-0000');
});

it('the calendar file of an unknown order is missing', async () => {
  const { response } = await siteWhere(404)('/en/confirmation/MK-0000-0000/appointment.ics');
  expect(response.status).toBe(404);
});
