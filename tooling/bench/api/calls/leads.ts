import { randomUUID } from 'node:crypto';
import { createPiiCipher, encryptedAnswers } from '@mawkib/services/storage';
import type { Request } from '../http-client.ts';
import { answersOf, leadsUntil, personOf } from '../market/leads.ts';
import type { Statement } from '../server/run-bare.ts';
import type { ServedApi } from '../server/served-api.ts';
import { quietConfig, type Store } from '../store.ts';
import { assertSame, inTurn, type MakeCall, type MeasuredCall } from './measured-call.ts';

const form = 'test-drive';
/** Form of the bare rows: a value is encrypted for one row and cannot be decrypted in another. */
const bareForm = 'events';
const path = `/services/forms/forms/${form}/leads`;
/** A number that no stored person has. */
const visitor = 99_999_999;

/** Stores a lead: validated, encrypted, indexed, counted, committed. */
export const newLead =
  (store: Store): MakeCall =>
  async (api) => {
    const cipher = createPiiCipher(quietConfig(store).dataKeys);
    const { encrypted, person_indexes } = encryptedAnswers(
      cipher,
      randomUUID(),
      answersOf(7, 'defender'),
    );
    const request = (turn: number, number = turn): Request => ({
      method: 'POST',
      path,
      body: { data: answersOf(number, 'defender'), locale: 'ar', idempotency_key: randomUUID() },
    });
    return {
      name: 'lead, stored',
      request,
      bare: [
        [
          {
            text: `insert into leads (id, form_id, idempotency_key, created_at, locale, encrypted, person_indexes)
              values (gen_random_uuid(), $1, gen_random_uuid(), now(), 'ar', $2, $3)`,
            values: [bareForm, encrypted, person_indexes],
          },
        ],
      ],
      async check() {
        const { data } = await api.json(request(0, visitor));
        const { id } = data as { id: string };
        const [row] = await api.rows<{ encrypted: string }>(
          'select encrypted from leads where id = $1',
          [id],
        );
        const answers = cipher.decrypt(row?.encrypted ?? '', `lead/${id}`);
        assertSame('lead', answers, answersOf(visitor, 'defender'));
      },
    };
  };

/** Deletes the leads stored since a time. */
export const forgetNewLeads = (api: ServedApi, since: Date) =>
  api.rows('delete from leads where form_id = any($1) and created_at between $2 and now()', [
    [form, bareForm],
    since,
  ]);

interface Requested {
  query: Record<string, string>;
  where: string;
  values: unknown[];
  offset?: number;
}

/** A page of 20 for staff, with the total. */
export const leadList =
  (name: string, cookie: string, requested: readonly Requested[]) =>
  async (api: ServedApi): Promise<MeasuredCall> => {
    const requests = requested.map(({ query }) => ({
      path: `${path}?${new URLSearchParams(query)}`,
      headers: { cookie },
    }));
    const page = ({ where, values, offset = 0, query }: Requested): Statement => {
      const order = query.sort === 'created_at' ? '' : ' desc';
      return {
        text: `select * from leads where form_id = '${form}' ${where}
          order by created_at${order}, id${order} limit 20 offset ${offset}`,
        values,
      };
    };
    const count = ({ where, values }: Requested): Statement => ({
      text: `select count(*)::int as n from leads where form_id = '${form}' ${where}`,
      values,
    });
    return {
      name,
      request: (turn) => inTurn(requests, turn),
      bare: requested.map((one) => [count(one), page(one)]),
      async check() {
        for (const [at, one] of requested.slice(0, 10).entries()) {
          const { data, meta } = await api.json(inTurn(requests, at));
          const [ids, total] = [page(one), count(one)];
          const rows = await api.rows<{ id: string }>(ids.text, ids.values);
          const [all] = await api.rows<{ n: number }>(total.text, total.values);
          const answered = data as { id: string; data: { email?: string } }[];
          assertSame(
            name,
            [answered.map(({ id }) => id), meta?.total],
            [rows.map(({ id }) => id), all?.n],
          );
          if (!answered.every((lead) => lead.data.email)) throw new Error('A lead has no answers');
        }
      },
    };
  };

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

export const firstPages: Requested[] = Array.from({ length: 20 }, (_, at) => ({
  query: { items: '20', page: String(at + 1) },
  where: '',
  values: [],
  offset: at * 20,
}));

/** Weeks of the last year, oldest and newest first, starting at any hour. */
export const weeks: Requested[] = Array.from({ length: 40 }, (_, at) => {
  const from = iso(leadsUntil - (10 + at * 9) * day + at * 1_234_567);
  const until = iso(leadsUntil - (3 + at * 9) * day);
  return {
    query: {
      items: '20',
      'filter[created_at_gteq]': from,
      'filter[created_at_lteq]': until,
      sort: at % 2 ? 'created_at' : '-created_at',
    },
    where: 'and created_at between $1 and $2',
    values: [from, until],
  };
});

/** Pages far into the list, up to the last one. */
export const deepPages = (pages: number): Requested[] =>
  Array.from({ length: 10 }, (_, at) => {
    const page = Math.floor((pages * (at + 1)) / 10);
    return {
      query: { items: '20', page: String(page) },
      where: '',
      values: [],
      offset: (page - 1) * 20,
    };
  });

export function ofPersons(store: Store): Requested[] {
  const cipher = createPiiCipher(quietConfig(store).dataKeys);
  return Array.from({ length: 40 }, (_, at) => {
    const { email } = personOf(at < 10 ? at : at * 97);
    return {
      query: { items: '20', 'filter[person_eq]': email },
      where: 'and person_indexes && $1',
      values: [cipher.indexes({ kind: 'email', value: email })],
    };
  });
}
