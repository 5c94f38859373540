import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from './site-routes.ts';

const builtIn = siteRoutes();
const under = (table: readonly RouteConfigEntry[]) =>
  table.find(({ path }) => path === ':locale')?.children ?? [];
const ids = (table: readonly RouteConfigEntry[]): (string | undefined)[] =>
  table.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

/** The lines of the error with which a table is refused. */
function problems(changes: Parameters<typeof siteRoutes>[0]): string[] {
  try {
    siteRoutes(changes);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return [];
}

describe('routes of a market', () => {
  it('are added below the language, before the pages that staff compose', () => {
    const booking = route('service-booking', 'routes/service-booking.tsx');
    const table = under(siteRoutes({ add: [booking] }));
    expect(table.slice(-2).map(({ path, file }) => [path, file])).toEqual([
      ['service-booking', 'routes/service-booking.tsx'],
      ['*', under(builtIn).at(-1)?.file],
    ]);
    expect(table).toHaveLength(under(builtIn).length + 1);
    const framed = route('club', 'club/frame.tsx', [
      index('club/start.tsx'),
      route('join', 'club/join.tsx'),
    ]);
    expect(problems({ add: [framed] })).toEqual([]);
  });

  it('take the place of built-in ones by their id, at the same address', () => {
    const table = siteRoutes({
      replace: { 'routes/showroom': 'routes/my-showroom.tsx', 'routes/order/checkout': 'pay.tsx' },
    });
    expect(under(table)).toContainEqual({
      id: 'routes/showroom',
      path: 'showroom/:slug',
      file: 'routes/my-showroom.tsx',
    });
    expect(JSON.stringify(table)).toContain('"file":"pay.tsx"');
    expect(ids(table)).toEqual(ids(builtIn));
  });

  it('are left out with all that is below them, and their path is free', () => {
    const own = route('showroom-order-online', 'routes/orders.tsx');
    const table = siteRoutes({ remove: ['routes/order/layout', 'routes/no-access'], add: [own] });
    const gone = ids(builtIn).filter((id) => !ids(table).includes(id));
    expect(gone).toEqual([
      'routes/order/layout',
      'routes/order/start',
      'routes/order/vehicle',
      'routes/order/checkout',
      'routes/order/success',
      'routes/order/confirmation',
      'routes/order/appointment',
      'routes/order/waiting',
      'routes/order/hold',
      'routes/no-access',
    ]);
  });

  it('leave the built-in table as it is for the next market', () => {
    siteRoutes({ remove: ['routes/canvas'], replace: { home: 'home.tsx' } });
    expect(siteRoutes()).toEqual(builtIn);
  });
});

describe('a change that is not possible', () => {
  it.each([
    ['the same path', 'saved-vehicles', 'routes/saved-vehicles'],
    ['another name of its parameter', '/showroom/:vehicle/', 'routes/showroom'],
    ['a path below a built-in one', 'showroom-order-online/checkout', 'routes/order/checkout'],
    [
      'a path that an optional part covers',
      'showroom-order-online/vehicle',
      'routes/order/vehicle',
    ],
    ['other capitals', 'Saved-Vehicles', 'routes/saved-vehicles'],
    ['every page', '*', 'content'],
    ['the pages of a language', '', 'home'],
  ])('is to shadow a built-in route: %s', (_, path, owner) => {
    expect(problems({ add: [route(path, 'routes/own.tsx')] })).toEqual([
      `add[0]: "${path}" is the path of ${owner}; replace that route, or take another path`,
    ]);
  });

  it('is to shadow one by a route inside another, or by an index', () => {
    const add = [
      route('showroom-order-online', 'routes/orders.tsx', { id: 'orders' }, [
        route('success', 'routes/thanks.tsx'),
      ]),
      index('routes/welcome.tsx'),
    ];
    expect(problems({ add })).toEqual([
      'add[0]: "showroom-order-online" is the path of routes/order/start; replace that route, or take another path',
      'add[0].children[0]: "showroom-order-online/success" is the path of routes/order/success; replace that route, or take another path',
      'add[1]: "" is the path of home; replace that route, or take another path',
    ]);
  });

  it('is a path of the editor, or one that stands below a language already', () => {
    const add = [route('cms/hours', 'a.tsx'), route('admin', 'b.tsx'), route(':locale/x', 'c.tsx')];
    expect(problems({ add })).toEqual([
      'add[0]: "cms/hours" is a path of the editor; take another path',
      'add[1]: "admin" is a path of the editor; take another path',
      'add[2]: ":locale/x" stands below the language already; write "x"',
    ]);
  });

  it('is an unknown id, and a route that the site needs', () => {
    const [unknown, needed, none] = problems({
      remove: ['routes/showrom', 'content'],
      replace: { checkout: 'pay.tsx' },
    });
    expect(unknown).toMatch(
      /^remove\[0\]: there is no route "routes\/showrom"; allowed: .*routes\/showroom,/,
    );
    expect(needed).toBe('remove[1]: the site needs content; replace its file instead');
    expect(none).toMatch(/^replace\["checkout"\]: there is no route of this id; allowed: .*home/);
  });

  it('is two routes on one path, or under one id', () => {
    const add = [
      route('hours/:day', 'routes/hours.tsx'),
      route('hours/:id', 'routes/times.tsx'),
      route('car', 'routes/showroom.tsx'),
      route('hour', 'routes/hours.ts'),
    ];
    expect(problems({ add })).toEqual([
      'add[1]: "hours/:id" is the path of add[0] already; take another path',
      'add[2]: "routes/showroom" is the id of a built-in route already; give another id, or the file another name',
      'add[3]: "routes/hours" is the id of add[0] already; give another id, or the file another name',
    ]);
  });

  it('is to replace what is removed', () => {
    expect(
      problems({ remove: ['routes/sitemap'], replace: { 'routes/sitemap': 'map.ts' } }),
    ).toEqual(['replace["routes/sitemap"]: this route is removed as well; do one of both']);
  });

  it('is reported together with all others', () => {
    expect(
      problems({ add: [route('404', 'a.tsx')], remove: ['home'], replace: { x: 'b.tsx' } }),
    ).toHaveLength(3);
    expect(() => siteRoutes({ remove: ['home'] })).toThrow('The routes are not valid:\n');
  });
});
