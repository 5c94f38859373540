// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { controlVideos } from './control-videos.js';
import { Video, type VideoProps } from './Video.js';

const markup = (props: VideoProps) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Video {...props} />
    </LocaleProvider>,
  );
const picture = { id: 'hero/desert', alt: 'Dunes' };

describe('the markup', () => {
  it('is a player with controls that fetches nothing before it is played', () => {
    const html = markup({ src: '/a.mp4', picture });
    expect(html).toMatch(/<video[^>]* controls=""/);
    expect(html).toContain('preload="none"');
    expect(html).not.toMatch(/autoplay|loop=|muted/i);
    expect(html).toContain('aria-label="Dunes"');
    expect(html).toContain('<picture');
  });

  it('is silent, endless, inline and without controls in the background', () => {
    const html = markup({ src: '/a.mp4', background: true });
    for (const flag of ['autoPlay', 'loop', 'muted', 'playsInline']) {
      expect(html.toLowerCase()).toContain(`${flag.toLowerCase()}=""`);
    }
    expect(html).not.toContain('controls=""');
  });

  it('has no source for what plays by itself where less motion is wished', () => {
    const html = markup({ src: '/wide.mp4', phoneSrc: '/tall.mp4', background: true });
    expect(html.match(/<source src[^>]*>/g)).toEqual([
      '<source src="/tall.mp4" media="(max-width: 740.98px) and (prefers-reduced-motion: no-preference)"/>',
      '<source src="/wide.mp4" media="(prefers-reduced-motion: no-preference)"/>',
    ]);
    expect(markup({ src: '/wide.mp4' })).toContain('<source src="/wide.mp4"/>');
  });

  it('is the picture alone without a file, and can always be stopped with one', () => {
    expect(markup({ picture })).not.toMatch(/<video|<button/);
    expect(markup({ src: '/a.mp4', background: true })).toContain('data-plays');
    expect(markup({ src: '/a.mp4', controls: false })).toContain('data-plays');
  });
});

describe('playing', () => {
  let paused = true;
  beforeEach(() => {
    paused = true;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
    const set = (value: boolean, name: string) =>
      function (this: HTMLMediaElement) {
        paused = value;
        this.dispatchEvent(new Event(name));
      };
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(set(true, 'pause'));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      set(false, 'play').call(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('follows its button, and the frame says so', () => {
    const { container } = render(<Video src="/a.mp4" background />);
    const frame = container.firstElementChild;
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(frame?.hasAttribute('data-playing')).toBe(true);
    fireEvent.click(button);
    expect(frame?.hasAttribute('data-playing')).toBe(false);
  });

  it('is toggled once where the document controls its videos too', () => {
    const stop = controlVideos(document);
    const { container } = render(<Video src="/a.mp4" background />);
    fireEvent.click(screen.getByRole('button'));
    expect(container.firstElementChild?.hasAttribute('data-playing')).toBe(true);
    stop();
  });

  it('works on markup that the server sent', () => {
    const page = document.createElement('div');
    page.innerHTML = markup({ src: '/a.mp4', background: true });
    document.body.append(page);
    const stop = controlVideos(document);
    fireEvent.click(page.querySelector('button') as HTMLElement);
    expect(page.querySelector('[data-video]')?.hasAttribute('data-playing')).toBe(true);
    stop();
    fireEvent.click(page.querySelector('button') as HTMLElement);
    expect(paused).toBe(false);
    page.remove();
  });

  it('stays still where less motion is wished, until it is asked for', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    paused = false;
    const { container } = render(<Video src="/a.mp4" phoneSrc="/b.mp4" background />);
    expect(paused).toBe(true);
    vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(3);
    Object.defineProperty(HTMLMediaElement, 'NETWORK_NO_SOURCE', { value: 3, configurable: true });
    fireEvent.click(screen.getByRole('button'));
    const media = [...container.querySelectorAll('video source')].map((source) =>
      source.getAttribute('media'),
    );
    expect(media).toEqual(['(max-width: 740.98px)', '']);
    expect(paused).toBe(false);
  });
});
