import { cases } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { type BrowserContext, expect, test } from '@playwright/test';
import { publicPayloads } from '../hostile/public-payloads.ts';
import { readDraft, saveDirectly } from '../market/drafts.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { dangersOn, watchForRuns } from '../watch/nothing-runs.ts';

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: limit(180_000) });

const form = '/services/forms/forms/test-drive';
/** Short enough for a name; those with a URL are rejected. */
const names = publicPayloads.filter((text) => text.length > 1 && text.length <= 100);
const inChunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

for (const bypassCSP of cases([true, false], 1)) {
  const policy = bypassCSP ? 'without the policy' : 'under the policy';

  test(`leads, the canvas and a form's introduction run nothing for staff, ${policy}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const context = await browser.newContext({ bypassCSP, baseURL: origin });
    const page = await context.newPage();
    await openAs(page, 'admin', '/ar/admin');
    await page.waitForURL('**/ar/admin**');
    const { actions } = await watchForRuns(context, { origin, scripts: true, calls: true });
    const staff = await staffOf(context);

    const sent = await sendLeads(context, names);
    expect(sent).toBeGreaterThan(200);
    let shown = 1;
    await context.route('**/forms/test-drive/leads?page=*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/page=\d+/, `page=${shown}&items=100`),
      }),
    );
    for (; (shown - 1) * 100 < sent; shown += 1) {
      await page.goto('/ar/admin');
      const rows = Math.min(100, sent - (shown - 1) * 100);
      await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThanOrEqual(rows);
      expect(actions).toEqual([]);
    }

    for (const [at, texts] of cases([...inChunks(publicPayloads, 300).entries()], 1)) {
      const id = await makePage(context, staff, `/hostile-${bypassCSP}-${at}`, texts);
      await page.goto(`/ar/canvas/${id}`);
      await expect.poll(() => page.locator('[data-block="html-box"]').count()).toBe(texts.length);
      expect(await dangersOn(page)).toEqual([]);
      // Images of other hosts run nothing; the policy blocks them.
      expect(actions.filter((action) => !/ for a image$/.test(action))).toEqual([]);
    }

    const draft = await readForm(context);
    const marked = `<b>Now ${bypassCSP}</b>`;
    const covers =
      '<meta http-equiv=refresh content="0;url=//never.example"><img src=x onerror=alert(1)>';
    await visitForm(browser.newContext({ bypassCSP, baseURL: origin }), async (visitor) => {
      await visitor.goto('/en/test-drive');
      const changed = await context.request.put(form, {
        headers: staff,
        data: { ...draft, introduction: { en: `${marked}${covers}`, ar: marked } },
      });
      expect(changed.status()).toBe(200);
      // Cached pages with the form are purged, so the next visitor gets the new text.
      await expect(async () => {
        await visitor.goto('/en/test-drive');
        await expect(visitor.getByText(`Now ${bypassCSP}`)).toBeVisible({ timeout: limit(500) });
      }).toPass({ timeout: limit(5_000) });
      expect(await dangersOn(visitor)).toEqual([]);
    });
    // Other journeys use the same form.
    const { version } = await readForm(context);
    const restored = await context.request.put(form, {
      headers: staff,
      data: { ...draft, version },
    });
    expect(restored.status(), await restored.text()).toBe(200);
    await context.close();
  });
}

interface Draft {
  data: { attributes: { version: number; updated_at: string; introduction?: object } };
}

/** The form as staff edit it. */
async function readForm(context: BrowserContext) {
  const { data } = (await (await context.request.get(`${form}/draft`)).json()) as Draft;
  const { updated_at: _, ...draft } = data.attributes;
  return draft;
}

async function visitForm(
  opened: Promise<BrowserContext>,
  look: (page: Awaited<ReturnType<BrowserContext['newPage']>>) => Promise<void>,
) {
  const context = await opened;
  await look(await context.newPage());
  await context.close();
}

async function staffOf(context: BrowserContext) {
  const response = await context.request.get('/services/identity/session');
  const { data } = (await response.json()) as { data: { csrf: string } };
  return { 'x-csrf-token': data.csrf };
}

/** Sends leads, each with its strings as names; returns the number stored. */
async function sendLeads(context: BrowserContext, texts: readonly string[]): Promise<number> {
  let stored = 0;
  for (const some of inChunks(texts, 25)) {
    const answers = await Promise.all(
      some.map((text) =>
        context.request.post(`${form}/leads`, {
          data: {
            data: {
              first_name: text,
              last_name: text,
              phone: '0501234567',
              email: 'a@example.test',
              model: 'defender',
              retailer: 'MKDXB01',
              consent: 'true',
            },
          },
        }),
      ),
    );
    stored += answers.filter((response) => response.status() === 201).length;
  }
  return stored;
}

/** Creates a page with an HTML box per string, bypassing the editor. */
async function makePage(
  context: BrowserContext,
  headers: Record<string, string>,
  path: string,
  texts: readonly string[],
) {
  const title = { ar: 'اختبار', en: 'Test' };
  const data = { path, title };
  const made = await context.request.post('/services/content/pages', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { data: page } = (await made.json()) as { data: { id: string } };
  for (const [at, some] of inChunks([...texts.entries()], 100).entries()) {
    const { version } = await readDraft(context, page.id);
    const operations = some.map(([index, html]) => ({
      kind: 'insert_block',
      index,
      block: {
        id: `b${index}`,
        template: 'html-box',
        version: 1,
        fields: { html: { ar: `<p>${index}</p>${html}`, en: html } },
        groups: [],
      },
    }));
    const saved = await saveDirectly(context, page.id, version, operations);
    expect(saved.status(), `part ${at}: ${await saved.text()}`).toBe(200);
  }
  return page.id;
}
