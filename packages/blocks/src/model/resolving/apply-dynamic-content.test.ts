import type { Strategy } from '@mawkib/core/dynamic-content';
import { runs } from '@mawkib/tooling-vitest/scope';
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type TreeOperation } from '../../operations/index.js';
import type { StoredBlock } from '../definition/public-values.js';
import { toTemplate } from '../definition/template.js';
import { example, exampleOf } from '../example.fixture.js';
import { migrateBlock } from '../stored/migrate-block.js';
import { validateTree } from '../validation/validate-tree.js';
import { applyDynamicContent, type DynamicContentData } from './apply-dynamic-content.js';
import { dynamicNeeds } from './dynamic-needs.js';
import { resolvePage } from './resolve-page.js';

const yes = (fallback?: unknown) => ({ key: 'offers', value: 'yes', fallback });
const no = (fallback?: unknown) => ({ key: 'offers', value: 'no', fallback });
const link = (label: string, dc_strategy?: unknown) => ({
  type: 'internal',
  label: { ar: label },
  url: `/${label}`,
  ...(dc_strategy !== undefined && { dc_strategy }),
});
const stored = (fields: object, groups: object[] = []): StoredBlock => ({
  id: 'b1',
  template: 'example',
  version: 2,
  fields: { name: { ar: 'اسم' }, ...fields },
  groups: groups.map((group, at) => ({ id: `g${at}`, fields: { ...group } })),
});
const facts: DynamicContentData = {
  isVisible: ({ value }) => value === 'yes',
  offer: (key) => (key === 'gone' ? undefined : null),
  text: (text) => text.replace(/\{price:[^}]*\}/g, '<5>'),
  html: (markup) => sanitizeMarkup(markup.replace(/\{price:[^}]*\}/g, '&lt;5&gt;')),
};
const resolved = (...blocks: unknown[]) =>
  resolvePage(blocks, exampleOf, { locale: 'ar', now: new Date('2026-06-15') });
const shown = (...blocks: unknown[]) => applyDynamicContent(resolved(...blocks), exampleOf, facts);
const labels = (links: unknown) => (links as { label: string }[]).map(({ label }) => label);

describe('strategies of links', () => {
  it('follow the check, with a link or a text in their place [B-3-395] [B-3-390]', () => {
    const links = [
      link('a'),
      link('b', yes()),
      link('c', no()),
      link('d', no(link('instead'))),
      link('e', no('قريبًا')),
      link('f', no({ ar: 'بالعربية', en: 'in English' })),
    ];
    const [block] = shown(stored({ links, go: link('go', no()) }));
    expect(labels(block?.fields.links)).toEqual(['a', 'b', 'instead', 'قريبًا', 'بالعربية']);
    expect(block?.fields).not.toHaveProperty('go');
    expect((block?.fields.links as object[] | undefined)?.[3]).toMatchObject({
      type: 'button',
      url: '',
    });
    expect(JSON.stringify(block)).not.toContain('dc_strategy');
    const [other] = shown(stored({ go: link('go', no(link('instead'))) }));
    expect(other?.fields.go).toMatchObject({ label: 'instead', url: '/instead' });
  });

  it('run no address, not in a fallback either', () => {
    const go = link('go', no({ ...link('x'), url: 'javascript:alert(1)' }));
    expect(shown(stored({ go }))[0]?.fields.go).toMatchObject({ url: '' });
  });
});

describe('strategies of groups and blocks', () => {
  const names = (block: { groups: readonly { fields: object }[] } | undefined) =>
    block?.groups.map(({ fields }) => (fields as { label: string }).label);
  const group = (label: string, dc_strategy?: unknown) => ({ label: { ar: label }, dc_strategy });

  it('follow the check, with one of their kind or a text in their place [B-3-395]', () => {
    const instead = { fields: { label: { ar: 'بديل' } } };
    expect(names(shown(stored({}, [group('a', yes()), group('b', no())]))[0])).toEqual(['a']);
    const both = [group('a', no(instead)), group('b', no('نص'))];
    expect(names(shown(stored({}, both))[0])).toEqual(['بديل', 'نص']);
    const incomplete = { fields: { label: { ar: 'incomplete' } } };
    expect(names(shown(stored({}, [group('a', no(incomplete))]))[0])).toEqual([]);
  });

  it('hide a whole block or put another content into it [B-3-390]', () => {
    expect(shown(stored({ dc_strategy: no() }), { ...stored({}), id: 'b2' })).toHaveLength(1);
    const fallback = { fields: { name: { ar: 'آخر' } }, groups: [{ id: 'x', fields: {} }] };
    const [block] = shown(stored({ dc_strategy: no(fallback) }, [group('a')]));
    expect([block?.id, block?.fields.name, block?.groups.length]).toEqual(['b1', 'آخر', 1]);
  });

  it('put a text into a block, or into an item of it where the block has no text', () => {
    const title = shown(stored({ dc_strategy: no('قريبًا') }))[0]?.fields.name;
    const { name, notes, title: _, body, ...textless } = example.fields;
    const items = { ...example, fields: textless } as unknown as typeof example;
    const page = resolvePage([stored({ dc_strategy: no('قريبًا') })], () => items, {
      locale: 'ar',
      now: new Date(),
    });
    const [block] = applyDynamicContent(page, () => items, facts);
    expect([title, names(block)]).toEqual(['قريبًا', ['قريبًا']]);
  });

  it('are no field of the template [B-3-395]', () => {
    expect(JSON.stringify(toTemplate(example))).not.toMatch(/dc_|strategy/);
    const own = toTemplate(example).attributes.fields.filter(
      ({ symbol }) => !(symbol in example.fields),
    );
    expect(own).toEqual([]);
    expect(Object.keys(example.fields)).toContain('block_scroll_id');
  });
});

describe('a stored strategy', () => {
  const found = (fields: object, groups: object[] = []) =>
    validateTree([stored(fields, groups)], exampleOf).map(({ rule, field }) => [rule, field]);
  const chain = (depth: number): unknown =>
    Array.from({ length: depth }).reduce((inner) => link('x', no(inner)), 'end');

  it('is valid on links, entries, groups and blocks', () => {
    const fallback = { fields: { label: { ar: 'x' } } };
    expect(found({ go: link('a', no('b')), links: [link('c', no(link('d')))] })).toEqual([]);
    expect(found({ dc_strategy: no({ fields: {} }) }, [{ dc_strategy: no(fallback) }])).toEqual([]);
    expect(found({ go: chain(4) })).toEqual([]);
  });

  it.each([
    ['no key', { value: 'x' }],
    ['a value that is no text', { key: 'offers', value: 5 }],
    ['more than it has', { key: 'a', value: 'b', more: 1 }],
    ['a fallback of another kind', { key: 'a', value: 'b', fallback: { other: 1 } }],
    [
      'a fallback with a wrong value',
      { key: 'a', value: 'b', fallback: { fields: { shown: 'x' } } },
    ],
    ['a list', []],
  ])('is refused with %s', (_title, dc_strategy) => {
    expect(found({ dc_strategy })).toEqual([['type', 'dc_strategy']]);
    expect(found({ go: link('a', dc_strategy) })).toEqual([['type', 'go']]);
  });

  it('is rejected when it is too long or its fallbacks go too deep', () => {
    const long = { key: 'offers', value: 'x'.repeat(2001) };
    expect(found({ dc_strategy: long })).toEqual([['max_length', 'dc_strategy']]);
    expect(found({ go: chain(6) })).toEqual([['type', 'go']]);
    expect(found({ go: chain(5000) })).toEqual([['type', 'go']]);
    expect(shown(stored({ go: chain(5000) }))).toHaveLength(1);
  });

  it('is carried by the operations of the editor, there and back', () => {
    const tree = [stored({}, [{}])];
    const set = (rest: object): TreeOperation =>
      ({ kind: 'set_field', block: 'b1', field: 'dc_strategy', ...rest }) as TreeOperation;
    for (const place of [{}, { group: 'g0' }]) {
      const applied = apply(tree, set({ ...place, value: no('x') }), exampleOf);
      if (!applied.ok) throw new Error('refused');
      expect(JSON.stringify(applied.tree)).toContain('"dc_strategy":{"key":"offers"');
      const back = apply(applied.tree, applied.inverse, exampleOf);
      expect(back.ok && back.tree).toEqual(tree);
    }
    for (const wrong of [{ value: 'x' }, { locale: 'ar', value: no() }, { value: { key: 5 } }]) {
      expect(apply(tree, set(wrong), exampleOf)).toMatchObject({ ok: false });
    }
  });

  it('survives a migration', () => {
    const old = { ...stored({ dc_strategy: no() }, [{ dc_strategy: yes() }]), version: 1 };
    const bare = {
      ...example,
      migrations: {
        2: ({ groups }: { groups: { id: string }[] }) => ({
          fields: {},
          groups: groups.map(({ id }) => ({ id, fields: {} })),
        }),
      },
    };
    const { block } = migrateBlock(old, bare as never);
    expect(block.fields).toEqual({ dc_strategy: no() });
    expect(block.groups[0]?.fields).toEqual({ dc_strategy: yes() });
  });
});

describe('offers and price tags', () => {
  it('replace tags in texts and markup, each escaped as it must be', () => {
    const tag = '{price:defender_110:price}';
    const [block] = shown(
      stored({
        name: { ar: tag },
        title: { ar: `**${tag}**` },
        config: JSON.stringify({ max: 1, label: tag }),
        links: [link(tag)],
      }),
    );
    expect(block?.fields).toMatchObject({
      name: '<5>',
      title: '<strong>&lt;5&gt;</strong>',
      config: { max: 1, label: '<5>' },
    });
    expect(labels(block?.fields.links)).toEqual(['<5>']);
  });

  const withOfferKey = (offer_key: string, fields: object = {}) => [
    {
      id: 'b',
      template: 'example',
      fields: { offer_key, name: 'x', links: [], ...fields },
      groups: [],
    },
  ];
  const offered = (offer: DynamicContentData['offer'], fields?: object) =>
    applyDynamicContent(withOfferKey('defender', fields), exampleOf, { ...facts, offer });

  it('leave out what is bound to an offer that is not there, keep it while that is not known', () => {
    expect(offered(() => undefined)).toEqual([]);
    expect(offered(() => null)).toHaveLength(1);
    expect(
      applyDynamicContent(withOfferKey(' '), exampleOf, { ...facts, offer: () => undefined }),
    ).toHaveLength(1);
  });

  it('fill what staff left blank, escaped where it is markup', () => {
    const offer = {
      car_model_key: 'defender',
      title: 'A <b> & c',
      description: 'Text',
      image_id: 'cars/1',
    };
    expect(offered(() => offer)[0]?.fields).toMatchObject({
      title: 'A &lt;b&gt; &amp; c',
      picture: { id: 'cars/1', alt: 'A <b> & c' },
    });
    expect(offered(() => offer, { title: 'Own' })[0]?.fields.title).toBe('Own');
  });
});

describe('dynamicNeeds', () => {
  it('is null for a page without strategies, tags and offers', () => {
    expect(
      dynamicNeeds(resolved(stored({ links: [link('a')] }, [{ label: { ar: 'x' } }]))),
    ).toBeNull();
    expect(dynamicNeeds(resolved('x', null, {}))).toBeNull();
  });

  it('finds them wherever they are, in fallbacks too', () => {
    const tag = { ar: '{price:a:b}' };
    const needs = dynamicNeeds(
      resolved(
        stored(
          { dc_strategy: no({ fields: { name: tag } }), go: link('a', no(link('b', yes()))) },
          [{ label: tag, dc_strategy: yes() }],
        ),
      ),
    );
    expect(needs?.strategies.map(({ value }) => value).sort()).toEqual(['no', 'no', 'yes', 'yes']);
    expect(needs?.texts).toHaveLength(2);
    expect(
      dynamicNeeds([{ id: 'b', template: 'x', fields: { offer_key: 'a' }, groups: [] }]),
    ).toMatchObject({ offers: true });
  });
});

it('never throws, and leaves neither strategy nor tag', () => {
  const strategy: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom(yes(), no(), no('x'), no(link('a')), no({ fields: { name: 5 } })),
    fc.anything(),
  );
  const value = fc.oneof(
    fc.anything(),
    strategy.map((one) => link('a', one)),
    fc.constant('{price:a:b}'),
  );
  const names = [...Object.keys(example.fields), 'dc_strategy', '__proto__'];
  const fields = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(value, strategy, fc.array(value)),
  );
  const groups = fc.array(fc.record({ id: fc.string(), fields }));
  fc.assert(
    fc.property(fields, groups, fc.boolean(), (given, items, visible) => {
      const page = resolved({
        id: 'b1',
        template: 'example',
        version: 2,
        fields: given,
        groups: items,
      });
      dynamicNeeds(page);
      const check = (_: Strategy) => visible;
      const out = applyDynamicContent(page, exampleOf, { ...facts, isVisible: check });
      for (const block of out) {
        expect([block, ...block.groups].every((holder) => !('dc_strategy' in holder))).toBe(true);
        expect((block.fields.links as object[]).every((one) => !('dc_strategy' in one))).toBe(true);
      }
    }),
    { numRuns: runs(400) },
  );
});
