import {
  declarePrice,
  listDeclaredPrices,
  type StaffPage,
  withdrawDeclaredPrice,
} from '@mawkib/api-clients/contracts/content';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.js';
import { declaredPrices, mailOutbox, offers } from '../../../db/schema/index.js';
import { modules } from '../../../server/modules.js';
import { setSetting } from '../../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api.js';
import { checkOffers } from '../../offers/watch/check-offers.js';
import { type ContentStaff, heldClock, staffClient, visit } from '../../staff-content.fixture.js';
import { runDueSchedules } from '../schedules/scheduled-publishing.job.js';

const start = '2026-11-20T08:00:00Z';
const defender = sql`texts #>> '{en,model_display_name}' = 'Defender 110' and state = 'new'`;

describeOnDatabase('truth of pages', (open) => {
  const clock = heldClock(start);
  let t: TestApi;
  let context: AppContext;
  let publisher: ContentStaff;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let purges = 0;
  let made = 0;
  beforeAll(async () => {
    const watched = modules.map((create) => (given: AppContext) => {
      context = given;
      const module = create(given);
      if (module.name !== 'content') return module;
      // Its watch ends at once: a check of the API's own would run in the middle of a test.
      const startBriefly = async () => {
        await module.start?.();
        await module.stop?.();
      };
      return { ...module, start: startBriefly };
    });
    t = await open({
      demo: true,
      config: { clock, timeZone: 'Asia/Dubai', sessionHours: 24 * 900 },
      modules: watched,
    });
    publisher = await staffClient(t, 'publisher');
    admin = await t.as('admin');
    await t.database.db.delete(offers);
    const { demoOffers } = await import('@mawkib/demo-market/data');
    await t.database.db.insert(offers).values(demoOffers(new Date(start)));
    await setSetting(t, 'mail.leads_recipients', 'team@example.com');
    context.events.on('offers_changed', () => {
      purges += 1;
    });
  });
  afterAll(() => t.close());

  const text = (said: string) => ({ ar: said, en: said });
  /** A draft with a text, and a slide of an offer with another. */
  async function draft(said: string, slide?: { title: string; offer_key?: string }) {
    const path = `/truth-${++made}`;
    const { data } = await publisher.createPage({ body: { path, title: text('Page') } });
    const base = { version: 1, groups: [] };
    const blocks = [
      { ...base, id: 'said', template: 'image-box', fields: { title: text(said) } },
      {
        ...base,
        id: 'hero',
        template: 'hero-carousel',
        fields: {},
        groups: slide
          ? [
              { id: 'slide', fields: { ...slide, title: text(slide.title) } },
              { id: 'other', fields: { title: text('Another') } },
            ]
          : [],
      },
    ];
    const operations = blocks.map((block, index) => ({ kind: 'insert_block', index, block }));
    const saved = await publisher.savePage({
      params: { id: data.id },
      body: { version: data.version, operations },
    });
    return saved.data;
  }
  const publish = async ({ id, version }: StaffPage) =>
    (await publisher.publishPage({ params: { id }, body: { version } })).data;
  /** Rules and messages of what a publication is rejected for. */
  const rejected = (attempt: Promise<unknown>) =>
    attempt.then(
      () => [],
      (error: {
        code: string;
        problem: { errors: { field: string; code: string; message: string }[] };
      }) => {
        expect(error.code).toBe('invalid_page');
        return error.problem.errors.map(({ field, code, message }) => [field, code, message]);
      },
    );
  /** Ids of the blocks and slides that a visitor gets. */
  async function shown({ path }: StaffPage): Promise<string[]> {
    const page = await visit(t, path.slice(1));
    if (typeof page === 'string' || page.type !== 'page') throw new Error(String(page));
    return page.attributes.blocks.flatMap(({ id, groups }) => [id, ...groups.map((it) => it.id)]);
  }
  const priceOf = async () => {
    const { rows } = (await t.database.db.execute(
      sql`select min(sale_minor)::int / 100 as price from vehicles
        where ${defender} and status <> 'sold' and retired_at is null`,
    )) as unknown as { rows: { price: number }[] };
    return rows[0]?.price ?? 0;
  };

  test('a price typed by hand is not published, in any digits, now or on a schedule', async () => {
    const price = await priceOf();
    const page = await draft('صيانة بـ٤٩٠ درهمًا', {
      title: `AED ${price - 1}`,
      offer_key: 'defender_110',
    });
    const problems = await rejected(publish(page));
    expect(problems.map(([field, code]) => [field, code])).toEqual([
      ['said.title', 'stale_price'],
      ['said.title', 'stale_price'],
      ['hero.slide.title', 'stale_price'],
      ['hero.slide.title', 'stale_price'],
    ]);
    const figures = new Intl.NumberFormat('en').format(price);
    expect(problems.at(-1)?.[2]).toMatch(new RegExp(`AED ${price - 1}.*${figures}`));
    const { id, version } = page;
    const at = '2026-11-20T18:00';
    const body = { version, action: 'publish' as const, at };
    expect(await rejected(publisher.schedulePage({ params: { id }, body }))).toHaveLength(4);
  });

  test('a typed price agrees with the offer of its slide, or the slide is not shown', async () => {
    const price = await priceOf();
    const page = await publish(
      await draft('Text', { title: `${price} د.إ`, offer_key: 'Defender 110' }),
    );
    expect(await shown(page)).toEqual(['said', 'hero', 'slide', 'other']);
    await checkOffers(context);
    await t.database.db.execute(
      sql`update vehicles set sale_minor = sale_minor - 100 where ${defender}`,
    );
    expect(await checkOffers(context)).toEqual(expect.arrayContaining(['defender-110']));
    await expect.poll(() => shown(page)).toEqual(['said', 'hero', 'other']);
    const preview = await publisher.previewPage({ params: { id: page.id }, query: {} });
    expect(JSON.stringify(preview.data)).toContain('"notice":"untrue"');
    await t.database.db.execute(
      sql`update vehicles set sale_minor = sale_minor + 100 where ${defender}`,
    );
    await checkOffers(context);
    await expect.poll(() => shown(page)).toEqual(['said', 'hero', 'slide', 'other']);
  });

  test('an administrator declares a price until a day; then its block is gone', async () => {
    const page = await draft('Service for AED 590');
    const params = { id: page.id };
    const body = { figure: '٥٩٠ درهم', reason: 'Price list', ends_on: '2026-11-21' };
    const declare = (changes: object = {}, who: object = admin) =>
      t.api.call(declarePrice, { params, body: { ...body, ...changes } }, who);
    await expect(declare({}, await t.as('publisher'))).rejects.toMatchObject({ status: 403 });
    for (const wrong of [{ figure: '590' }, { ends_on: '2026-11-19' }]) {
      await expect(declare(wrong)).rejects.toMatchObject({ code: 'invalid_price' });
    }
    await declare({ ends_on: '2026-12-24' });
    await declare();
    const { data: declared } = await t.api.call(listDeclaredPrices, { params }, admin);
    expect(declared).toMatchObject([{ figure: body.figure, ends_on: body.ends_on }]);
    await publish(page);
    expect(await shown(page)).toContain('said');
    await checkOffers(context);
    const before = purges;
    clock.set('2026-11-21T20:00:01Z');
    await checkOffers(context);
    await expect.poll(() => purges).toBe(before + 1);
    await expect.poll(() => shown(page)).not.toContain('said');
    clock.set(start);
    const again = (await declare({ ends_on: '2026-11-30' })).data;
    await expect.poll(() => shown(page)).toContain('said');
    await t.api.call(withdrawDeclaredPrice, { params: { id: again.id } }, admin);
    await expect.poll(() => shown(page)).not.toContain('said');
    expect(
      await t.database.db.select().from(declaredPrices).where(eq(declaredPrices.page_id, page.id)),
    ).toEqual([]);
  });

  test('an offer that is missing, or will have ended on the day of the schedule, is rejected', async () => {
    const missing = await draft('Text {offer:gone:title}', { title: 'A', offer_key: 'unknown' });
    expect((await rejected(publish(missing))).map(([, code]) => code)).toEqual([
      'missing_offer',
      'missing_offer',
      'missing_offer',
    ]);
    const page = await draft('{offer:defender-110:title}', {
      title: 'B',
      offer_key: 'defender_110',
    });
    const { id, version } = page;
    const plan = (at: string) =>
      publisher.schedulePage({ params: { id }, body: { version, action: 'publish', at } });
    const problems = await rejected(plan('2027-01-01T00:00'));
    expect(new Set(problems.map(([, code]) => code))).toEqual(new Set(['ended_offer']));
    expect(problems[0]?.[2]).toContain('2026-12-31');
    await plan('2026-12-31T23:00');
    await t.database.db
      .update(offers)
      .set({ ends_on: '2026-12-30' })
      .where(eq(offers.id, 'defender-110'));
    clock.set('2026-12-31T19:00:30Z');
    await runDueSchedules(context);
    const { data } = await publisher.listPageSchedules({ params: { id } });
    expect(data).toMatchObject([{ status: 'failed', reason: 'invalid_page' }]);
    clock.set(start);
    await t.database.db
      .update(offers)
      .set({ ends_on: '2026-12-31' })
      .where(eq(offers.id, 'defender-110'));
  });

  test('an offer that goes under review purges pages and is mailed once; so does its last day', async () => {
    const mails = () => t.database.db.$count(mailOutbox);
    await checkOffers(context);
    const [before, mailed] = [purges, await mails()];
    expect(await checkOffers(context)).toEqual([]);
    await t.database.db.execute(
      sql`update offers set figures = jsonb_set(figures, '{price,stated}', '304000') where id = 'defender-110'`,
    );
    const changed = await Promise.all([1, 2, 3].map(() => checkOffers(context)));
    expect(changed.flat()).toEqual(['defender-110']);
    await expect.poll(() => purges).toBe(before + 1);
    expect(await mails()).toBe(mailed + 1);
    clock.set('2026-12-31T19:59:59Z');
    expect(await checkOffers(context)).toEqual([]);
    clock.set('2026-12-31T20:00:00Z');
    expect((await checkOffers(context)).length).toBeGreaterThan(5);
    expect(await mails()).toBe(mailed + 1);
    clock.set(start);
  });
});
