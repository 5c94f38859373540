// @vitest-environment happy-dom

import { act, Profiler, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInComponents } from '../built-in/built-in-components.generated.js';
import { components } from '../built-in/components.fixture.js';
import { Blocks } from './Blocks.js';
import { type BlockLoaders, createBlockComponents } from './create-block-components.js';
import { draw, pageOf, resolved, serve, takeOver } from './page.fixture.js';
import { BlockSection } from './section/BlockSection.js';
import { omitStaticProps } from './static/server-only-props.js';
import { BlockComponentsProvider } from './use-block-components.js';

const templates = ['hero-carousel', 'snippet', 'in-page-navigation', 'content-blocks', 'accordion'];
const blocks = pageOf(templates);

/** Renders the content with components that override the catalogue's. */
async function given(own: BlockLoaders, content: ReactNode, ready: readonly string[] = []) {
  const some = createBlockComponents({ ...builtInComponents, ...own });
  await some.preload([...templates.filter((template) => !(template in own)), ...ready]);
  return <BlockComponentsProvider value={some}>{content}</BlockComponentsProvider>;
}

const sections = (container: Element) => [...container.querySelectorAll('[data-block]')];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  await components.preloadWhole(templates);
});

describe('on the server', () => {
  const html = () => serve(<Blocks blocks={omitStaticProps(blocks)} />, blocks);

  it('all blocks render in page order, without editing controls [B-1-06]', () => {
    const order = [...html().matchAll(/data-block="([^"]+)"/g)].map(([, template]) => template);
    expect(order).toEqual(templates);
    expect(html()).not.toMatch(/data-canvas|contenteditable/);
  });

  it('still blocks are whole, though the loader’s data holds none of their values', () => {
    expect(html()).toContain('Made for the Gulf, chosen for you');
    expect(JSON.stringify(omitStaticProps(blocks))).not.toContain('Made for the Gulf');
    expect(html()).toMatch(/<section[^>]*data-block="snippet"[^>]*data-static/);
  });

  it('what is below the first two blocks and not near the screen can wait for its layout', () => {
    const roots = html().match(/<section[^>]*data-block=[^>]*>/g) ?? [];
    expect(roots.map((tag) => tag.includes('data-later'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('only the first two blocks load their pictures at once [B-0-09]', () => {
    const four = pageOf(['content-blocks', 'content-blocks', 'content-blocks']);
    const loading = [...serve(<Blocks blocks={four} />, four).matchAll(/loading="(\w+)"/g)];
    expect(loading.map(([, value]) => value)).toEqual([
      ...Array(6).fill('eager'),
      ...Array(3).fill('lazy'),
    ]);
  });
});

describe('in a browser that takes over', () => {
  const start = () => {
    const html = serve(<Blocks blocks={omitStaticProps(blocks)} />, blocks);
    return takeOver(html, <Blocks blocks={omitStaticProps(blocks)} />);
  };

  it('nothing is complained of', async () => {
    const { errors } = await start();
    expect(errors).toEqual([]);
  });

  it('the page is taken over at once, its still blocks in one more go, whenever there is time', async () => {
    const still = pageOf(['snippet', 'content-blocks', 'accordion']);
    const commits: string[] = [];
    const page = <Blocks blocks={omitStaticProps(still)} />;
    await takeOver(
      serve(page, still),
      <Profiler id="page" onRender={(_, phase) => commits.push(phase)}>
        {page}
      </Profiler>,
    );
    expect(commits).toEqual(['mount', 'update']);
  });

  it('still blocks keep their very nodes and their content', async () => {
    const html = serve(<Blocks blocks={omitStaticProps(blocks)} />, blocks);
    const before = document.createElement('div');
    before.innerHTML = html;
    const { container, update } = await takeOver(html, <Blocks blocks={omitStaticProps(blocks)} />);
    const still = sections(container).filter((section) => section.hasAttribute('data-static'));
    const markup = still.map((section) => section.innerHTML);
    expect(still.map((section) => section.getAttribute('data-block'))).toEqual([
      'snippet',
      'content-blocks',
      'accordion',
    ]);
    await update(<Blocks blocks={omitStaticProps(blocks)} states={{}} />);
    const after = sections(container).filter((section) => section.hasAttribute('data-static'));
    expect(after.every((section, at) => section === still[at])).toBe(true);
    expect(after.map((section) => section.innerHTML)).toEqual(markup);
    expect(markup[0]).toContain('Made for the Gulf, chosen for you');
  });

  it('still blocks load no code', async () => {
    const html = serve(<Blocks blocks={omitStaticProps(blocks)} />, blocks);
    const snippetChunk = vi.fn(() => Promise.reject(new Error('must not be asked for')));
    const page = await given(
      { snippet: snippetChunk },
      <Blocks blocks={omitStaticProps(blocks)} />,
    );
    const { container, errors } = await takeOver(html, page);
    expect(snippetChunk).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
    expect(container.textContent).toContain('Made for the Gulf');
  });

  it('nothing is complained of where the data of still and moving blocks did not come', async () => {
    const failed = { state: 'failed', reason: 'timeout' } as const;
    const states = Object.fromEntries(blocks.map(({ id }) => [id, failed]));
    const page = <Blocks blocks={omitStaticProps(blocks)} states={states} />;
    const { container, errors } = await takeOver(serve(page, blocks), page);
    expect(container.querySelectorAll('[data-failed]')).toHaveLength(blocks.length);
    expect(errors).toEqual([]);
  });

  it('another page’s blocks render in full, with their values', async () => {
    const { container, update } = await start();
    await components.preloadWhole(['snippet']);
    await update(<Blocks page="next" blocks={pageOf(['snippet'])} />);
    expect(sections(container)).toHaveLength(1);
    expect(container.textContent).toContain('Made for the Gulf');
  });

  it('the server’s markup stays when React renders the page again', async () => {
    const html = serve(<Blocks blocks={omitStaticProps(blocks)} />, blocks);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.replaceChildren(container);
    await components.preloadWhole([]);
    const { container: reset } = await draw(<Blocks blocks={omitStaticProps(blocks)} />);
    expect(reset.querySelector('[data-block="snippet"]')?.textContent).toContain(
      'Made for the Gulf',
    );
  });
});

describe('the frame of a block', () => {
  const stored = (id: string, block_scroll_id?: string) => ({
    id,
    template: 'snippet',
    version: 1,
    fields: { title: { ar: 'عنوان' }, ...(block_scroll_id !== undefined && { block_scroll_id }) },
    groups: [],
  });

  it('has block_scroll_id as its id, trimmed, and none when blank [B-3-21]', async () => {
    const page = resolved([stored('a', ' intro '), stored('b', ' '), stored('c')]);
    const { container } = await draw(<Blocks blocks={page} />);
    expect(sections(container).map(({ id }) => id)).toEqual(['intro', '', '']);
    expect(document.getElementById('intro')?.getAttribute('data-block')).toBe('snippet');
  });

  it('is reached as a numbered component too', async () => {
    const page = resolved([stored('a', 'intro'), stored('b')]);
    const { container } = await draw(<Blocks blocks={page} />);
    const [first, second] = sections(container);
    expect(first?.contains(document.getElementById('component-1'))).toBe(true);
    expect(second?.contains(document.getElementById('component-2'))).toBe(true);
  });
});

describe('when something fails', () => {
  const page = resolved([
    { id: 'a', template: 'snippet', version: 1, fields: { title: { ar: 'قبل' } }, groups: [] },
  ]);
  const failing = { id: 'x', template: 'failing', fields: {}, groups: [] };
  const message = 'Something went wrong, please try again.';

  it('a chunk that does not come shows in its block alone, and “Try again” asks once more [B-8-14] [S-8-07]', async () => {
    let working = false;
    const loaders = {
      failing: async () => {
        if (!working) throw new Error('no chunk');
        return () => <BlockSection>here now</BlockSection>;
      },
    };
    const content = await given(loaders, <Blocks blocks={[...page, failing]} />, ['failing']);
    const { container } = await draw(content);
    expect(container.textContent).toContain('قبل');
    expect(container.textContent).toContain(message);
    working = true;
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    );
    await act(async () => button?.click());
    expect(container.textContent).toContain('here now');
    expect(container.textContent).not.toContain(message);
  });

  it('a block that throws leaves the others alone, on the server too', async () => {
    const loaders = {
      failing: async () => () => {
        throw new Error('broken');
      },
    };
    const onError = vi.fn();
    const both = [...page, failing];
    const content = await given(loaders, <Blocks blocks={both} onError={onError} />, ['failing']);
    const { container } = await draw(content);
    expect(container.textContent).toContain('قبل');
    expect(container.textContent).toContain(message);
    expect(onError).toHaveBeenCalledWith(expect.any(Error), failing);
    const html = serve(content, page);
    expect(html).toContain('قبل');
  });

  it('data that did not come shows in its block, with the block’s own words and retry [B-3-77] [B-3-78]', async () => {
    const block = { ...failing, template: 'snippet', fields: { error_msg: 'Sorry.' } };
    const onRetry = vi.fn();
    const states = { x: { state: 'failed', reason: 'timeout' } } as const;
    const { container } = await draw(
      <Blocks blocks={[...page, block]} states={states} onRetry={onRetry} />,
    );
    expect(container.textContent).toContain('Sorry.');
    await act(async () => container.querySelector('button')?.click());
    expect(onRetry).toHaveBeenCalledWith('x');
  });

  it('a block without a component is nothing for visitors and a placeholder for staff [B-3-20]', async () => {
    const unknown = { id: 'u', template: 'gone', fields: {}, groups: [] };
    const visitors = await draw(<Blocks blocks={[unknown]} />);
    expect(visitors.container.innerHTML).toBe('');
    const staff = await draw(<Blocks blocks={[{ ...unknown, notice: 'unknown_template' }]} />);
    expect(staff.container.textContent).toContain('gone');
  });
});
