import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { parallaxImage } from './parallax-image.definition.js';

const meta = {
  title: 'Blocks/Parallax image',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: parallaxImage },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = parallaxImage.sample.ar.groups ?? [];

export const Default: Story = {};

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;

/** While the page scrolls by 200 px the image moves less, except with reduced motion. */
export const SlowerThanThePage: Story = {
  name: 'The image moves slower than the page [B-3-256]',
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const found = canvasElement.querySelector('picture');
      if (!found) throw new Error('The block is not there yet.');
      return found;
    });
    const scene = picture.closest('[data-surface]');
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    await waitFor(() => expect(picture.getAnimations()).toHaveLength(1));
    // Offset from its scene, independent of other layout changes, in the frame of a scroll position.
    const lagAt = async (y: number) => {
      scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      expect(scrollY).toBe(y);
      return topOf(picture) - topOf(scene);
    };
    await waitFor(async () => {
      const before = await lagAt(0);
      const lag = (await lagAt(200)) - before;
      expect(lag).toBeGreaterThan(5);
      expect(lag).toBeLessThan(200);
    });
    scrollTo(0, 0);
    root.style.scrollBehavior = '';
  },
};
export const OneScene: Story = { args: { groups: groups.slice(0, 1) } };
export const Seamless: Story = {
  args: { fields: { title: {}, paragraph: {}, padding_grid_class: 'y-space-0' } },
};
export const BigText: Story = { args: { fields: { font_size: 'big', header_size: 'xl' } } };
export const PicturesAlone: Story = {
  args: { groups: groups.map(({ image }) => ({ image })) },
};
export const WordsAlone: Story = {
  args: { groups: groups.map(({ title, paragraph }) => ({ title, paragraph })) },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { fields: longText, groups: groups.map((group) => ({ ...group, ...longText })) },
};
