// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { electrifyingPower } from './electrifying-power.definition.js';
import { fixtures } from './electrifying-power.fixture.js';

const figures = (root: Element) =>
  [...root.querySelectorAll('dl > div')].map((figure) => [
    figure.querySelector('dd')?.textContent,
    figure.querySelector('dt')?.textContent,
  ]);

describe('electrifying power', () => {
  it('is a title, a picture or background video, up to three figures with units and a link [B-3-409]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h3')?.textContent).toBe('Power');
    expect(root.querySelector('img')?.alt).toBe('A car');
    const video = root.querySelector('video');
    expect([video?.autoplay, video?.loop, video?.controls]).toEqual([true, true, false]);
    expect(figures(root)).toEqual([
      ['620km', 'Range'],
      ['3.9s', 'To 100 km/h'],
      ['18min', 'Charging'],
    ]);
    expect(root.querySelector('a')?.getAttribute('href')).toMatch(/\/electric$/);
  });

  it('is in the catalogue and renders its sample [B-3-274]', async () => {
    const { fields, groups } = electrifyingPower.sample.en;
    const { root } = await show({
      id: 'power',
      template: 'electrifying-power',
      version: 1,
      fields,
      groups: (groups ?? []).map((fields, at) => ({ id: `power-${at}`, fields })),
    });
    expect(figures(root)).toHaveLength(3);
    expect(root.textContent).toContain('Silence, then power');
  });

  it('shows the picture alone without a video, and a video without a picture', async () => {
    const picture = await show(fixtures[0], { fields: { native_video_background: '' } });
    expect(picture.root.querySelector('video')).toBeNull();
    expect(picture.root.querySelector('img')).not.toBeNull();
    const video = await show(fixtures[0], { fields: { image: { id: '', alt: {} } } });
    expect(video.root.querySelector('img')).toBeNull();
    expect(video.root.querySelector('video')).not.toBeNull();
  });

  it('stands on figures alone', async () => {
    const { root } = await show(fixtures[0], {
      fields: {
        title: {},
        paragraph: {},
        image: { id: '', alt: {} },
        native_video_background: '',
        'rdx-link': {},
      },
    });
    expect(root.querySelectorAll('h3, a, img, video')).toHaveLength(0);
    expect(figures(root)).toHaveLength(3);
  });

  it('pauses its video without code of its own', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.dataset.static).toBe('true');
    expect(root.querySelector('[data-video] > [data-plays]')).not.toBeNull();
  });
});
