import { describe, expect, it } from 'vitest';
import { Base, Card, Late, renderOnServer as render } from '../probes.test.fixture.js';

describe('on the server', () => {
  it('collects each sheet once, in render order, into one style element', () => {
    const { collector, html } = render([<Card key="1" />, <Card key="2" />]);
    expect(collector.ids()).toEqual(['probe-card', 'probe-base']);
    expect(collector.styleTag({ nonce: 'n' })).toMatch(
      /^<style data-emotion="mk probe-card probe-base" nonce="n">@layer mk-base,mk-ui,mk-block;/,
    );
    expect(html).not.toContain('<style');
  });

  it('gives the same text for the same page, whatever other requests rendered before', () => {
    const first = render(<Card />).collector.styleTag();
    render([<Late key="l" />, <Base key="b" />]).collector.styleTag();
    expect(render(<Card />).collector.styleTag()).toBe(first);
  });

  it('resolves names of the same sheet, nested rules and lengths', () => {
    const css = render(<Card />).collector.css();
    expect(css).toContain('.mk-probe-card{padding-inline:8px;}');
    expect(css).toContain('.mk-probe-card:hover .mk-probe-card-title{color:red;}');
    expect(css).toContain('@media (min-width: 741px){.mk-probe-card{padding-inline:16px;}}');
  });

  it('puts primitives into a layer below blocks, so that order never decides', () => {
    const css = render(<Card />).collector.css();
    expect(css).toContain('@layer mk-block{.mk-probe-card{');
    expect(css).toContain('@layer mk-ui{.mk-probe-base{color:black;}}');
  });
});
