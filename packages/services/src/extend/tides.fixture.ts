import { operation } from '@mawkib/api-clients/contracts';
import {
  ApiError,
  defineModule,
  implement,
  recordChange,
  rows,
  signedIn,
  sql,
} from '@mawkib/services';
import * as z from 'zod';

const harbour = z.object({ harbour: z.string().regex(/^[a-z]{1,20}$/) });
const tide = z.object({ harbour: z.string(), high: z.string(), low: z.string() });
const time = z.string().regex(/^\d\d:\d\d$/);

export const getTide = operation({
  id: 'getTide',
  service: 'tides',
  method: 'GET',
  path: '/harbours/:harbour',
  summary: 'The tide of a harbour',
  params: harbour,
  errors: { unknown_harbour: 404 },
  response: z.object({ data: tide }),
});

export const setTide = operation({
  id: 'setTide',
  service: 'tides',
  method: 'PUT',
  path: '/harbours/:harbour',
  access: ['publisher', 'admin'],
  params: harbour,
  body: z.object({ high: time, low: time }),
  response: z.object({ data: tide }),
});

export const reportTide = operation({
  id: 'reportTide',
  service: 'tides',
  method: 'POST',
  path: '/harbours/:harbour/reports',
  status: 201,
  params: harbour,
  body: z.object({ height: z.number().min(0).max(20) }),
  response: z.object({ data: z.object({ id: z.number() }) }),
});

export const countReports = operation({
  id: 'countReports',
  service: 'tides',
  method: 'GET',
  path: '/reports',
  access: 'staff',
  response: z.object({ data: z.object({ reports: z.number(), counted: z.number() }) }),
});

const noHarbour = () =>
  new ApiError({
    status: 404,
    code: 'unknown_harbour',
    title: { ar: 'لا نعرف هذا الميناء', en: 'This harbour is not known' },
  });

/** A service of a market, written with public exports only. */
export const tides = defineModule({
  name: 'tides',
  about: { ar: 'جداول المدّ والجزر', en: 'Tide tables' },
  migrations: [
    {
      name: '0001_harbours.sql',
      sql: `create table tides_harbours (harbour text primary key, high text not null, low text not null);
        insert into tides_harbours values ('rashid', '06:12', '12:31');`,
    },
    {
      name: '0002_reports.sql',
      sql: `create table tides_reports (
          id int primary key generated always as identity,
          harbour text not null references tides_harbours (harbour),
          height double precision not null,
          counted boolean not null default false
        );`,
    },
  ],
  calls: [
    implement(
      getTide,
      async ({ params }, { db }) => {
        const found = await rows<z.infer<typeof tide>>(
          db,
          sql`select harbour, high, low from tides_harbours where harbour = ${params.harbour}`,
        );
        if (!found[0]) throw noHarbour();
        return { data: found[0] };
      },
      { visitors: true },
    ),
    implement(setTide, async ({ params: { harbour }, body: { high, low } }, context) => {
      const { db, clock } = context;
      await db.execute(sql`
        insert into tides_harbours values (${harbour}, ${high}, ${low})
        on conflict (harbour) do update set high = excluded.high, low = excluded.low`);
      const change = { action: 'tide.written', subject: `tide/${harbour}` };
      await recordChange(db, { by: signedIn(context), at: clock.now(), ...change });
      return { data: { harbour, high, low } };
    }),
    implement(
      reportTide,
      async ({ params: { harbour }, body: { height } }, { db, jobs }) => {
        const [made] = await rows<{ id: number }>(
          db,
          sql`insert into tides_reports (harbour, height) values (${harbour}, ${height}) returning id`,
        );
        const id = made?.id ?? 0;
        await jobs.enqueue(db, 'tides_count', { report: String(id) });
        return { data: { id } };
      },
      { visitors: true },
    ),
    implement(countReports, async (_, { db }) => {
      const [found] = await rows<{ reports: number; counted: number }>(
        db,
        sql`select count(*)::int as reports, (count(*) filter (where counted))::int as counted
          from tides_reports`,
      );
      return { data: found ?? { reports: 0, counted: 0 } };
    }),
  ],
  jobs: [
    {
      name: 'tides_count',
      run: async ({ report }, { db }) => {
        await db.execute(sql`update tides_reports set counted = true where id = ${Number(report)}`);
      },
    },
  ],
});
