import { linkTypes } from '@mawkib/core/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../link/LinkProvider.js';
import { isLinkShown, type LinkValue } from '../link/link-value.js';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { Button } from './Button.js';
import { ButtonGroup } from './ButtonGroup.js';
import type { ButtonSize, ButtonType } from './button-values.js';
import { TextLink } from './TextLink.js';

const filled = [
  { label: '', url: '' },
  { label: 'a', url: '' },
  { label: '', url: '/a' },
  { label: 'a', url: '/a' },
];

/** For neither label nor URL, label only, URL only, both. */
const expected: Record<string, boolean[]> = {
  internal: [false, false, false, true],
  external: [false, false, false, true],
  form: [true, true, true, true],
  file: [true, true, true, true],
  button: [false, true, false, true],
};

it.each(linkTypes)('shows a link of type %s only as its rule says [S-5-07]', (type) => {
  expect(filled.map((values) => isLinkShown({ type, ...values }))).toEqual(expected[type]);
  for (const values of filled)
    expect(isLinkShown({ type, ...values, alwaysShow: true })).toBe(true);
});

it('takes blanks for nothing', () => {
  expect(isLinkShown({ type: 'internal', label: '  ', url: '/a' })).toBe(false);
  expect(isLinkShown({ type: 'button', label: null })).toBe(false);
});

it('groups only the links that show, and nothing when none does [B-0-11]', () => {
  const links: LinkValue[] = linkTypes.flatMap((type) =>
    filled.map((values) => ({ type, ...values })),
  );
  const shown = links.filter(isLinkShown).length;
  const html = renderToStaticMarkup(<ButtonGroup links={links} />);
  expect(html.match(/data-kind=/g)).toHaveLength(shown);
  expect(renderToStaticMarkup(<ButtonGroup links={[{ type: 'internal', label: 'a' }]} />)).toBe('');
  expect(renderToStaticMarkup(<ButtonGroup links={null} />)).toBe('');
});

it('has two sizes and three kinds, a tertiary one always small [S-5-06]', () => {
  const look = (kind: ButtonType, size: ButtonSize) => {
    const html = renderToStaticMarkup(<Button kind={kind} size={size} />);
    return [/data-kind="(\w+)"/.exec(html)?.[1], /data-size="(\w+)"/.exec(html)?.[1]];
  };
  expect(look('primary', 'medium')).toEqual(['primary', 'medium']);
  expect(look('primary', 'small')).toEqual(['primary', 'small']);
  expect(look('secondary', 'medium')).toEqual(['secondary', 'medium']);
  expect(look('secondary', 'small')).toEqual(['secondary', 'small']);
  expect(look('tertiary', 'medium')).toEqual(['tertiary', 'small']);
  expect(look('tertiary', 'small')).toEqual(['tertiary', 'small']);
});

function RouterLink({ href }: { href: string }) {
  return <router-link to={href} />;
}

describe('addresses', () => {
  const link = (href: string, target?: string) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <LinkProvider adapter={{ Link: RouterLink }}>
          <TextLink href={href} target={target}>
            x
          </TextLink>
        </LinkProvider>
      </LocaleProvider>,
    );

  it("carry the page's language and go through the application's link within the site", () => {
    expect(link('/offers')).toBe('<router-link to="/en/offers"></router-link>');
  });

  it('stay as they are elsewhere, and a new window does not learn its opener', () => {
    expect(link('https://example.com', '_blank')).toMatch(
      /<a .*href="https:\/\/example.com".*rel="noopener"/,
    );
    expect(link('tel:+97145550100')).toContain('<a ');
    expect(link('#top')).toContain('href="#top"');
  });

  it('never run a script', () => {
    expect(link('javascript:alert(1)')).not.toContain('javascript');
    expect(link(' JaVaScript:alert(1)')).not.toMatch(/javascript:/i);
    expect(link('\u0001javascript:alert(1)')).not.toMatch(/href="\W*javascript:/i);
    expect(link('blob:https://elsewhere.example/x')).not.toContain('blob');
  });
});

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'router-link': { to: string };
    }
  }
}
