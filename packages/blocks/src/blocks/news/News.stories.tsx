import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { news } from './news.definition.js';

const pictures = [
  'hero/desert-offroader-sand',
  'place/pavilion-evening',
  'hero/coast-coupe-silver',
  'place/interior-daylight',
  'hero/courtyard-luxsuv-sand',
  'detail/luxsuv-wheel-silver',
  'hero/city-saloon-black',
] as const;
const titles = [
  'أيام الصحراء تعود هذا الشتاء',
  'A new showroom on Yas Island',
  'وداع يليق بإف-تايب',
  '165 checks for each approved car',
  'السيارات الهجينة في صيف الخليج',
  'Ten minutes before the summer',
  'التسليم أمام بيتك',
];

const stories = pictures.map((image_id, at) => ({
  id: `story-${at}`,
  title: titles[at] ?? '',
  date: `2026-11-${20 - at}`,
  image_id,
  summary: 'ثلاث عطلات أسبوع من القيادة على الرمال مع مدرّبينا، للمالكين وضيوفهم.',
  link: `/news/story-${at}`,
}));
const ready = (value: object) => ({ state: 'ready' as const, value });

const meta = {
  title: 'Blocks/News',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: news, state: ready({ stories, page: 1, pages: 3 }) },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [lead, second] = await canvas.findAllByRole('link');
    lead?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    const pages = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(pages.map((page) => page.getAttribute('aria-current'))).toEqual([
      ...['page', null, null, null],
    ]);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const LastPage: Story = {
  args: { state: ready({ stories: stories.slice(0, 2), page: 12, pages: 12 }) },
};
export const WithoutPictures: Story = {
  args: {
    state: ready({
      stories: stories.map(({ image_id: _, ...story }) => story),
      page: 1,
      pages: 1,
    }),
  },
};
export const Empty: Story = { args: { state: ready({ stories: [], page: 1, pages: 1 }) } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    state: ready({
      stories: stories.slice(0, 4).map((story) => ({
        ...story,
        title: longText.title.en,
        summary: longText.paragraph.ar,
      })),
      page: 1,
      pages: 1,
    }),
  },
};
