// @vitest-environment happy-dom
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlock } from '../../model/create-block.js';
import { styles } from '../../shared/hero-slide/hero-slide.styles.js';
import { mediaThat, show } from '../block.fixture.js';
import { onMobile } from './HeroCarousel.js';
import { heroCarousel } from './hero-carousel.definition.js';
import { fixtures } from './hero-carousel.fixture.js';

const slides = (root: Element) => root.querySelectorAll('h1, h2').length;
const current = (root: Element) =>
  [...root.querySelectorAll('[aria-roledescription="slide"]')].findIndex((slide) =>
    slide.hasAttribute('data-current'),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const screen = (matches: (query: string) => boolean) =>
  vi.stubGlobal('matchMedia', mediaThat(matches));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('hero carousel', () => {
  it('moves on after its duration, not before [B-3-206] [B-4-06]', async () => {
    const { root } = await show(fixtures[0]);
    expect(current(root)).toBe(0);
    await pass(2999);
    expect(current(root)).toBe(0);
    await pass(1);
    expect(current(root)).toBe(1);
  });

  it('stays 6000 ms on a slide by default [B-9-02]', () => {
    expect(createBlock(heroCarousel).fields.slide_duration).toBe(6000);
  });

  it('stays where it is without autoplay [B-3-201]', async () => {
    const { root } = await show(fixtures[0], { fields: { is_autoplay: false } });
    await pass(20_000);
    expect(current(root)).toBe(0);
  });

  it('pauses and plays [B-4-07]', async () => {
    const { root } = await show(fixtures[0]);
    const press = (label: string) =>
      act(async () => root.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click());
    await press('Pause automatic playback');
    await pass(9000);
    expect(current(root)).toBe(0);
    await press('Start automatic playback');
    await pass(3000);
    expect(current(root)).toBe(1);
  });

  it('does not move by itself when less motion is wished', async () => {
    screen((query) => query.includes('reduced-motion'));
    const { root } = await show(fixtures[0]);
    await pass(20_000);
    expect(current(root)).toBe(0);
  });

  it('shows at most slide_duration_limit slides on mobile, by default four [B-3-207] [B-3-212] [B-9-03]', async () => {
    expect(createBlock(heroCarousel).fields).toMatchObject({
      slide_duration_limit: 4,
      is_autoplay: true,
      has_timer: true,
    });
    expect(slides((await show(fixtures[0])).root)).toBe(6);
    screen((query) => query === onMobile);
    expect(slides((await show(fixtures[0])).root)).toBe(4);
  });

  it.each([
    ['has_banner [B-3-202]', 'has_banner', 'banner'],
    ['has_wide_ratio [B-3-203]', 'has_wide_ratio', 'wide'],
    ['is_ffi', 'is_ffi', 'ffi'],
    ['has_mxo', 'has_mxo', 'mxo'],
  ])('%s marks the block', async (_title, field, name) => {
    expect((await show(fixtures[0])).root.dataset[name]).toBeUndefined();
    expect((await show(fixtures[0], { fields: { [field]: true } })).root.dataset[name]).toBe(
      'true',
    );
  });

  it('is_ffi narrows the words [B-3-204]', async () => {
    const widthsWith = async (on: boolean) => {
      const { root } = await show(fixtures[0], { fields: { is_ffi: on } });
      const css = [...document.querySelectorAll('style')].map((one) => one.textContent).join('');
      const words = root.querySelector('h1, h2')?.closest('[class*="words"]');
      const widths = [...css.matchAll(/(\[data-\w+\] \.[\w-]+)\{max-inline-size:([^;}]+)/g)]
        .filter(([, selector = '']) => words?.matches(selector))
        .map(([, , value]) => value);
      // Each render adds its own sheet.
      return [...new Set(widths)];
    };
    expect(await widthsWith(false)).toEqual([]);
    expect(await widthsWith(true)).toEqual(['min(26rem, 38vw)']);
  });

  it('has_mxo moves the text of a wide screen to half the height of the picture [B-3-205]', async () => {
    const { root } = await show(fixtures[0], { fields: { has_mxo: true } });
    const text = root.querySelector('h1, h2')?.closest(`.${styles.classes.text}`);
    const [rule] = styles.css?.match(/[^{}]*\[data-mxo\][^{}]*\{align-items:center;?\}/) ?? [];
    expect(text?.matches(rule?.split('{', 1)[0] ?? '')).toBe(true);
  });

  it('shows the time that is left [B-3-200]', async () => {
    const timer = (root: Element) => root.querySelector('[data-timer]');
    expect(timer((await show(fixtures[0])).root)).not.toBeNull();
    expect(timer((await show(fixtures[0], { fields: { has_timer: false } })).root)).toBeNull();
  });

  it('takes its surface from slider_theme, all white too [B-3-63]', async () => {
    const dark = await show(fixtures[0]);
    expect(dark.root.dataset.surface).toBe('dark');
    const white = await show(fixtures[0], { fields: { slider_theme: 'all-white-theme' } });
    expect(white.root.dataset).toMatchObject({ surface: 'light', allWhite: 'true' });
  });

  it('shows the data of its offer on a slide, and hides one with an offer that does not exist [B-3-208]', async () => {
    const shown = async (...offers: string[]) => {
      const groups = fixtures[0]?.groups.map((group, at) => ({
        id: group.id,
        fields: at === 0 ? { offer_key: 'Defender 110' } : group.fields,
      }));
      const facts = {
        isVisible: () => true,
        offer: (key: string) =>
          offers.includes(key) ? { car_model_key: key, title: 'Only in June' } : undefined,
        text: (text: string) => text,
        html: sanitizeMarkup,
      };
      return (await show(fixtures[0], { groups, facts })).root;
    };
    const without = await shown();
    expect([slides(without), without.textContent?.includes('Only in June')]).toEqual([5, false]);
    const bound = await shown('Defender 110');
    expect([slides(bound), bound.querySelector('h1')?.textContent]).toEqual([6, 'Only in June']);
  });

  it('has the page’s first heading as level 1, the others below it', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector('h1')?.textContent).toBe('Slide 1');
  });
});

describe('a slide’s picture', () => {
  const sizes = [
    { width: 1600, height: 900 },
    { width: 1024, height: 576 },
    { width: 640, height: 360 },
  ];
  const requestedOf = async (imageSizes: typeof sizes) => {
    const groups = fixtures[0]?.groups.slice(0, 1);
    const { root } = await show(fixtures[0], { groups, imageSizes });
    const addresses = [...root.querySelectorAll('picture source, picture img')]
      .flatMap((source) => [source.getAttribute('srcset'), source.getAttribute('src')])
      .join(' ');
    return [...new Set([...addresses.matchAll(/\/(\d+x\d+)\./g)].map(([, size]) => size))].sort();
  };

  it('is offered in the sizes that the library has, or as one of 900x500 when it lacks any [S-5-13] [B-9-41]', async () => {
    expect(await requestedOf(sizes)).toEqual(['1024x576', '1600x900', '640x360']);
    for (const lacking of sizes) {
      const left = sizes.filter((size) => size !== lacking);
      expect(await requestedOf(left)).toEqual(['900x500']);
    }
  });
});

describe('a slide’s video', () => {
  const withVideo = (video: object) =>
    fixtures[0]?.groups.slice(0, 1).map((group) => ({
      ...group,
      fields: { ...group.fields, ...video },
    }));

  const flags = async (video: object) => {
    const groups = withVideo({ desktop_video_url: '/a.mp4', ...video });
    const { root } = await show(fixtures[0], { groups });
    const { autoplay, loop, controls } = root.querySelector('video') as HTMLVideoElement;
    return { autoplay, loop, muted: root.querySelector('video')?.muted, controls };
  };

  it('is a video with controls or one in the background [B-3-209]', async () => {
    const options = heroCarousel.group_fields.video_type.attrs.options;
    expect(options?.map(({ value }) => value)).toEqual(['video', 'video_background']);
    const player = { autoplay: false, loop: false, muted: false, controls: true };
    expect(await flags({ video_type: 'video' })).toEqual(player);
    const background = { autoplay: true, loop: true, muted: true, controls: false };
    expect(await flags({ video_type: 'video_background' })).toEqual(background);
  });

  it('follows its options [B-3-211]', async () => {
    const video_options = JSON.stringify({ autoplay: true, loop: true, controls: false });
    expect(await flags({ video_type: 'video', video_options })).toEqual({
      autoplay: true,
      loop: true,
      muted: true,
      controls: false,
    });
  });

  it('has a source for mobile and one for the desktop [B-3-210]', async () => {
    const groups = withVideo({ desktop_video_url: '/wide.mp4', mobile_video_url: '/tall.mp4' });
    const { root } = await show(fixtures[0], { groups });
    const sources = [...root.querySelectorAll('video source')].map((source) => [
      source.getAttribute('src'),
      source.getAttribute('media'),
    ]);
    expect(sources).toEqual([
      ['/tall.mp4', onMobile],
      ['/wide.mp4', null],
    ]);
  });

  it('that plays by itself can be stopped', async () => {
    const groups = withVideo({ desktop_video_url: '/a.mp4', video_type: 'video_background' });
    const { root } = await show(fixtures[0], { groups });
    expect(root.querySelector('button svg[aria-label="Pause video"]')).not.toBeNull();
  });
});
