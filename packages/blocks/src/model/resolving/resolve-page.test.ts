import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../definition/issue.js';
import { example, exampleOf } from '../example.fixture.js';
import { type ResolveOptions, resolveBlock, resolvePage } from './resolve-page.js';

const now = new Date('2026-06-15T12:00:00Z');

function resolve(fields: unknown, groups: unknown = [], options: Partial<ResolveOptions> = {}) {
  const reports: Issue[] = [];
  const stored = { id: 'b1', template: 'example', version: 2, fields, groups };
  const block = resolveBlock(stored, exampleOf, {
    locale: 'ar',
    now,
    report: (issue) => reports.push(issue),
    ...options,
  });
  return { block, fields: block?.fields ?? {}, reports };
}

describe('a block in one language', () => {
  it('resolves the requested language, and Arabic if it is blank [B-1-14]', () => {
    const name = { ar: 'اسم', en: 'Name' };
    expect(resolve({ name }, [], { locale: 'en' }).fields.name).toBe('Name');
    expect(resolve({ name: { ar: 'اسم', en: ' ' } }, [], { locale: 'en' }).fields.name).toBe('اسم');
  });

  it('renders Markdown as sanitised HTML, titles without a paragraph', () => {
    const { fields } = resolve({
      title: { ar: 'عنوان **مهم**' },
      body: { ar: 'نص\n\n<img src=x onerror=alert(1)><script>alert(1)</script>' },
    });
    expect(fields.title).toBe('عنوان <strong>مهم</strong>');
    expect(fields.body).toContain('<p>نص</p>');
    expect(fields.body).not.toMatch(/onerror|script/);
  });

  it('parses Json by its schema and takes texts inside in the language [B-3-40]', () => {
    const config = '{"max":5,"label":{"ar":"حد","en":"Limit"}}';
    expect(resolve({ config }).fields.config).toEqual({ max: 5, label: 'حد' });
  });

  it('defaults invalid Json and names the field [B-5-21] [B-5-22]', () => {
    for (const config of ['{', '{"max":"5"}', '[]']) {
      const { fields, reports } = resolve({ config });
      expect(fields.config).toEqual({ max: 3 });
      expect(reports.map(({ rule, field }) => [rule, field])).toEqual([['json', 'config']]);
      expect(reports[0]?.message.en).toContain('Invalid JSON in config');
    }
  });

  it('keeps the value shapes of the model [B-3-42]', () => {
    const { fields } = resolve({
      name: { ar: 'اسم' },
      amount: 4,
      picture: { id: 'hero/city', alt: { ar: 'مدينة' } },
      go: { type: 'internal', label: { ar: 'هنا' }, url: '/defender', target: '_self' },
      links: [{ type: 'external', label: { ar: 'هناك' }, url: 'https://example.com' }],
      sign: 'car',
    });
    expect(fields).toMatchObject({
      name: 'اسم',
      shown: true,
      amount: 4,
      unit: 'km',
      picture: { id: 'hero/city', alt: 'مدينة' },
      go: { type: 'internal', label: 'هنا', url: '/defender', target: '_self', columns: null },
      links: [{ type: 'external', label: 'هناك', url: 'https://example.com' }],
      sign: 'car',
    });
    expect(fields).not.toHaveProperty('line');
  });

  it('leaves out optional fields while they are blank', () => {
    const { fields } = resolve({ title: { ar: '  ' }, picture: { id: '', alt: {} } });
    for (const name of ['title', 'body', 'picture', 'go', 'sign', 'key']) {
      expect(fields).not.toHaveProperty(name);
    }
  });

  it('defaults what has the wrong type, and reports it', () => {
    const { fields, reports } = resolve({ shown: 'yes', amount: '4', unit: 'nm', links: {} });
    expect(fields).toMatchObject({ shown: true, amount: null, unit: 'km', links: [] });
    expect(reports.map(({ field }) => field)).toEqual(['shown', 'amount', 'unit', 'links']);
  });

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:x', 'data:text/html,x'])(
    'gives no address that could run something: %j',
    (url) => {
      const { fields } = resolve({ address: url, links: [{ label: { ar: 'x' }, url }] });
      expect(fields.address).toBeUndefined();
      expect(fields.links).toMatchObject([{ url: '' }]);
    },
  );

  it('states where the library has the focal point of a picture', () => {
    const imageMeta = () => ({ focal: { x: 0.2, y: 0.6 } });
    const { fields } = resolve({ hero: { id: 'hero/city', alt: {} } }, [], { imageMeta });
    expect(fields.hero).toEqual({ id: 'hero/city', alt: '', focal: { x: 0.2, y: 0.6 } });
  });
});

describe('groups', () => {
  const group = (id: string, fields: object) => ({ id, fields });

  it('are cut to the limit [B-3-22]', () => {
    const groups = ['a', 'b', 'c'].map((id) => group(id, { label: { ar: id } }));
    const { block, reports } = resolve({}, groups);
    expect(block?.groups.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(reports.map(({ rule }) => rule)).toEqual(['limit']);
  });

  it('outside their schedule are for staff only, and say so [B-3-81]', () => {
    const groups = [
      group('past', { offer_schedule: '2026-01-01/2026-02-01' }),
      group('now', { offer_schedule: '2026-06-01/' }),
    ];
    expect(resolve({}, groups).block?.groups.map(({ id }) => id)).toEqual(['now']);
    const staff = resolve({}, groups, { audience: 'staff' }).block?.groups;
    expect(staff?.map(({ id, notice }) => [id, notice])).toEqual([
      ['past', 'out_of_schedule'],
      ['now', undefined],
    ]);
  });

  it('that hold too little are left out, the others keep their order', () => {
    const groups = [group('a', { label: { ar: 'incomplete' } }), group('b', {})];
    expect(resolve({}, groups).block?.groups.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a whole block', () => {
  it('outside its schedule is not there for visitors [B-3-64] [B-3-65]', () => {
    const at = (clock: string) =>
      resolve({ offer_schedule: '2026-06-15/2026-06-15' }, [], { now: new Date(clock) }).block;
    expect(at('2026-06-14T20:00:00Z')).toBeNull();
    expect(at('2026-06-14T20:00:01Z')).not.toBeNull();
    expect(at('2026-06-15T19:59:59Z')).not.toBeNull();
    expect(at('2026-06-15T20:00:00Z')).toBeNull();
  });

  it('of an unknown template is nothing for visitors and a placeholder for staff [B-3-20]', () => {
    const stored = { id: 'x', template: 'gone', version: 1, fields: {}, groups: [] };
    const options = { locale: 'ar', now } as const;
    expect(resolveBlock(stored, exampleOf, options)).toBeNull();
    expect(resolveBlock(stored, exampleOf, { ...options, audience: 'staff' })).toMatchObject({
      template: 'gone',
      notice: 'unknown_template',
    });
  });

  it('reports that it never moves', () => {
    expect(resolve({}).block?.still).toBe(true);
  });

  it('of an older version is migrated first', () => {
    const stored = {
      id: 'x',
      template: 'example',
      version: 1,
      fields: { caption: { ar: 'قديم' } },
      groups: [],
    };
    const block = resolveBlock(stored, exampleOf, { locale: 'ar', now });
    expect(block?.fields.name).toBe('قديم');
  });
});

describe('hostile content', () => {
  it('never reaches a prototype', () => {
    const stored = JSON.parse(
      '{"id":"b","template":"example","version":2,"groups":[],"fields":{"__proto__":{"shown":false},"constructor":{"prototype":{"x":1}},"config":"{\\"__proto__\\":{\\"max\\":9},\\"max\\":1}"}}',
    );
    const block = resolveBlock(stored, exampleOf, { locale: 'ar', now });
    expect(block?.fields.shown).toBe(true);
    expect(block?.fields.config).toEqual({ max: 1 });
    expect(({} as Record<string, unknown>).shown).toBeUndefined();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('loses what no document can hold, wherever it stands', () => {
    const text = { ar: 'نـ\0ـص\ud800' };
    const { fields } = resolve({
      name: text,
      body: text,
      picture: { id: text.ar, alt: text },
      go: { label: text, url: '/a\0' },
      config: JSON.stringify({ max: 1, label: text }),
    });
    expect(JSON.stringify(fields)).not.toMatch(/\\u0000|\\ud800/);
    expect(fields.name).toBe('نــص\ufffd');
    expect(fields.config).toEqual({ max: 1, label: 'نــص\ufffd' });
  });

  const names = [...Object.keys(example.fields), '__proto__', 'constructor', 'toString'];
  const fields = fc.dictionary(fc.constantFrom(...names), fc.anything());
  const block = fc.record({
    id: fc.oneof(fc.string(), fc.constant('b1')),
    template: fc.constantFrom('example', 'gone', ''),
    version: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.anything()),
    fields: fc.oneof(fields, fc.anything()),
    groups: fc.oneof(fc.array(fc.record({ id: fc.string(), fields })), fc.anything()),
  });

  it('never makes it throw, and what comes out has a value for every field', () => {
    const required = Object.entries(example.fields)
      .filter(([, field]) => !field.optional)
      .map(([name]) => name);
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(block, fc.anything())), fc.anything()), (page) => {
        for (const audience of ['visitor', 'staff'] as const) {
          const blocks = resolvePage(page, exampleOf, { locale: 'en', now, audience });
          for (const { template, fields } of blocks) {
            if (template === 'example')
              expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
          }
          JSON.stringify(blocks);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
