import {
  createOffer,
  deleteOffer,
  getOffer,
  getOfferSources,
  getOffers,
  getOfferUsage,
  listStaffOffers,
  type OfferDraft,
  orderOffers,
  resolveOfferFigures,
  type StaffOffer,
  updateOffer,
} from '@mawkib/api-clients/contracts/content';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, offers } from '../../../db/schema/index.js';
import { setSetting } from '../../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api.js';
import { heldClock, staffClient } from '../../staff-content.fixture.js';

const start = '2026-11-20T08:00:00Z';
const defender = sql`texts #>> '{en,model_display_name}' = 'Defender 110' and state = 'new'`;

describeOnDatabase('offers for staff', (open) => {
  const clock = heldClock(start);
  let t: TestApi;
  let publisher: Awaited<ReturnType<TestApi['as']>>;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({
      demo: true,
      config: { clock, timeZone: 'Asia/Dubai', sessionHours: 24 * 900 },
    });
    publisher = await t.as('publisher');
    admin = await t.as('admin');
    await t.database.db.delete(offers);
    const { demoOffers } = await import('@mawkib/demo-market/data');
    await t.database.db.insert(offers).values(demoOffers(new Date(start)));
  });
  afterAll(() => t.close());

  const list = async () => (await t.api.call(listStaffOffers, {}, publisher)).data;
  const one = async (id: string) => (await list()).find((offer) => offer.id === id) as StaffOffer;
  const draftOf = ({ resolved: _, state: __, ends_soon: ___, ...draft }: StaffOffer) =>
    draft as unknown as OfferDraft & { version: number };
  const save = (offer: StaffOffer, changes: Partial<OfferDraft>, who: object = publisher) =>
    t.api.call(
      updateOffer,
      { params: { id: offer.id }, body: { ...draftOf(offer), ...changes } },
      who,
    );
  /** Fields and codes that a change is rejected for. */
  const rejected = (attempt: Promise<unknown>) =>
    attempt.then(
      () => [],
      (error: { problem: { errors: { field: string; code: string }[] } }) => [
        ...new Set(error.problem.errors.map(({ field, code }) => `${field} ${code}`)),
      ],
    );
  const visible = (id: string) =>
    t.api.call(getOffer, { params: { id }, query: { locale: 'en' } }).then(({ data }) => data);

  test('link to a path, however its address was pasted; the page of an offer is found in any case', async () => {
    const url = `${t.config.origin}/ar/%D8%B9%D8%B1%D9%88%D8%B6/?a=1`;
    const { data } = await save(await one('defender-110'), { url });
    expect(data.url).toBe('/عروض?a=1');
    expect((await visible('Defender-110')).id).toBe('defender-110');
  });

  test('are listed with their state, and both figures of one that differs', async () => {
    const states = Object.fromEntries((await list()).map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      'defender-110': 'shown',
      'defender-last-season': 'ended',
      'f-type-next-season': 'scheduled',
    });
    const before = await one('defender-110');
    const price = before.resolved.price?.value as number;
    const stated = { ...before.figures.price, stated: price } as StaffOffer['figures'][string];
    await save(before, { figures: { ...before.figures, price: stated } });
    await t.database.db.execute(
      sql`update vehicles set sale_minor = sale_minor - 100 where ${defender}`,
    );
    const reviewed = await one('defender-110');
    expect(reviewed).toMatchObject({
      state: 'under_review',
      resolved: { price: { value: price - 1, stated: price, problem: 'differs' } },
    });
    expect(await visible('defender-110')).toMatchObject({ under_review: true });
    const accepted = { ...stated, stated: price - 1 };
    const { data } = await save(reviewed, { figures: { ...reviewed.figures, price: accepted } });
    expect(data).toMatchObject({ state: 'shown', version: before.version + 2 });
    expect(await visible('defender-110')).toMatchObject({ price: price - 1, title: data.title.en });
    const soon = await save(data, { ends_on: '2026-11-27' });
    expect(soon.data.ends_soon).toBe(true);
    expect((await save(soon.data, { ends_on: '2026-11-28' })).data.ends_soon).toBe(false);
  });

  test('a change on an old version fails with what was saved meanwhile', async () => {
    const opened = await one('range-rover');
    await save(opened, { title: { ar: 'أول', en: 'First' } });
    const error = await save(opened, { title: { en: 'Second' } }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'stale_version' });
    expect(error.problem.current).toMatchObject({ title: { en: 'First' }, version: 2 });
    const stale = { params: { id: opened.id }, query: { version: 1 } };
    await expect(t.api.call(deleteOffer, stale, publisher)).rejects.toMatchObject({
      code: 'stale_version',
    });
  });

  test('are rejected field by field', async () => {
    const offer = await one('f-pace');
    const plan = offer.figures.monthly_price as StaffOffer['figures'][string];
    expect(
      await rejected(
        save(offer, {
          title: { ar: 'من ٣٠٤٬٠٠٠ درهم', en: 'From $ 83,000' },
          ends_on: '2026-10-01',
          url: 'javascript:alert(1)',
          figures: {
            title: { source: { kind: 'spec', car_key: 'f_pace', spec: 'price' } },
            monthly_price: plan,
          },
        }),
      ),
    ).toEqual([
      'title.ar stale_price',
      'title.en stale_price',
      'ends_on ends_before_start',
      'url invalid_address',
      'figures.title invalid_name',
      'figures.monthly_price.source.of unknown_figure',
    ]);
    expect(await rejected(save(offer, { ends_on: '' }))).toEqual(['ends_on invalid_format']);
    await expect(save(offer, {}, await t.as('editor'))).rejects.toMatchObject({ status: 403 });
  });

  test('only an administrator declares a value; others leave it as it is', async () => {
    const offer = await one('f-pace');
    const source = {
      kind: 'declared' as const,
      value: 250_000,
      reason: 'Price list',
      until: '2026-11-30',
    };
    const figures = { price: { source } };
    expect(await rejected(save(offer, { figures }))).toEqual(['figures.price not_permitted']);
    const past = { price: { source: { ...source, until: '2026-11-19' } } };
    expect(await rejected(save(offer, { figures: past }, admin))).toEqual([
      'figures.price.source.until in_the_past',
    ]);
    const { data } = await save(offer, { figures }, admin);
    expect(data.figures.price?.source).toMatchObject({ declared_at: start.replace('Z', '.000Z') });
    const other = await save(data, { description: { en: 'Changed' } });
    expect(other.data.figures).toEqual(data.figures);
    clock.set('2026-11-30T21:00:00Z');
    expect(await one('f-pace')).toMatchObject({
      state: 'under_review',
      resolved: { price: { problem: 'declaration_over' } },
    });
    clock.set(start);
  });

  test('are made, tried before they are saved, and deleted; the audit log has it', async () => {
    const { data: sources } = await t.api.call(getOfferSources, {}, publisher);
    const car = sources.stock.find(({ nameplate }) => nameplate === 'defender');
    expect(car?.states).toContain('new');
    const figures = {
      price: { source: { kind: 'cheapest_in_stock' as const, nameplate: 'defender' } },
    };
    const tried = await t.api.call(resolveOfferFigures, { body: { figures } }, publisher);
    const draft = {
      id: 'defender-week',
      car_model_key: 'defender',
      ...{ starts_on: '2026-11-20', ends_on: '2026-11-27' },
      title: { ar: 'أسبوع ديفندر', en: 'Defender week' },
      figures,
    };
    const create = () => t.api.call(createOffer, { body: draft }, publisher);
    const { data: made } = await create();
    expect(made).toMatchObject({ state: 'shown', ends_soon: true, currency: 'AED', version: 1 });
    expect(await visible(made.id)).toMatchObject({ price: tried.data.price?.value });
    expect(await rejected(create())).toEqual(['id offer_exists']);
    const query = { version: 1 };
    await t.api.call(deleteOffer, { params: { id: made.id }, query }, publisher);
    await expect(visible(made.id)).rejects.toMatchObject({ status: 404 });
    const logged = await t.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `offer/${made.id}`))
      .orderBy(desc(auditLog.seq));
    expect(logged.map(({ action }) => action)).toEqual(['offer.deleted', 'offer.created']);
  });

  test('are put in order, all of them or none; lists of visitors follow', async () => {
    const ids = (await list()).map(({ id }) => id);
    const order = (wanted: string[]) =>
      t.api.call(orderOffers, { body: { ids: wanted } }, publisher);
    const shown = async () =>
      (await t.api.call(getOffers, { query: { locale: 'en' } })).data.map(({ id }) => id);
    const before = await shown();
    expect(before.length).toBeGreaterThan(2);
    const reversed = ids.toReversed();
    expect((await order(reversed)).data.map(({ id }) => id)).toEqual(reversed);
    expect(await shown()).toEqual(before.toReversed());
    const wrong = [reversed.slice(1), [...reversed, 'x'], [reversed[0] ?? '', ...reversed]];
    for (const each of wrong) {
      await expect(order(each)).rejects.toMatchObject({ code: 'stale_order' });
    }
    await order(ids);
  });

  test('name the pages that use them, and another source that replaces them', async () => {
    const client = await staffClient(t, 'publisher');
    const path = '/names-an-offer';
    const names = { ar: 'صفحة', en: 'Page' };
    const page = await client.createPage({ body: { path, title: names } });
    const params = { id: page.data.id };
    const text = { ar: 'نص', en: '{offer:defender-110:title}' };
    const block = { id: 'said', template: 'image-box', version: 1, fields: { title: text } };
    const operation = { kind: 'insert_block', index: 0, block: { ...block, groups: [] } };
    const { data: draft } = await client.savePage({
      params,
      body: { version: page.data.version, operations: [operation] },
    });
    const usage = async () => {
      const input = { params: { id: 'defender-110' } };
      const { data } = await t.api.call(getOfferUsage, input, publisher);
      return data.filter((found) => found.path === path);
    };
    expect(await usage()).toMatchObject([{ page_id: params.id, is_published: false }]);
    await client.publishPage({ params, body: { version: draft.version } });
    expect(await usage()).toMatchObject([{ title: { en: 'Page' }, is_published: true }]);
    const external = async () => {
      const { meta } = await t.api.call(listStaffOffers, {}, publisher);
      return meta.is_external;
    };
    expect(await external()).toBe(false);
    await setSetting(t, 'mena.offers_api_url', 'https://offers.example.com/list');
    expect(await external()).toBe(true);
    await setSetting(t, 'mena.offers_api_url', '');
  });
});
