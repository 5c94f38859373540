import type { CollectionItem } from '@mawkib/api-clients/contracts/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { collectionSliderFeed } from './collection-slider-feed.definition.js';

const goods: readonly [title: string, about: string, group: string][] = [
  ['خيمة سقف', 'تُنصب في دقيقتين وتتسع لشخصين.', 'في الخلاء'],
  ['مظلّة جانبية', 'ظلٌّ بمترين ونصف حيث تتوقف.', 'في الخلاء'],
  ['ألواح الخروج من الرمال', 'خفيفة وتُثبَّت على السقف.', 'في الخلاء'],
  ['صندوق تبريد', 'ثمانية عشر لترًا بين المقعدين.', 'في المقصورة'],
  ['أغطية مقاعد', 'تُغسل، وتتحمّل الرمال والملح.', 'في المقصورة'],
];
const items: CollectionItem[] = goods.map(([title, description, group], at) => ({
  id: at,
  title,
  description,
  group,
  link: '/retailers',
  image: null,
}));

const meta = {
  title: 'Blocks/Collection slider (feed-based)',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: collectionSliderFeed,
    fields: { lang: 'ar' },
    state: { state: 'ready', value: items },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] [lang]')];
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await slideInView(slides[1]);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Grouped: Story = { args: { fields: { lang: 'ar', grouped: true } } };
export const WithoutPagination: Story = {
  args: { fields: { lang: 'ar', show_pagination: false } },
};
export const Dark: Story = { args: { fields: { lang: 'ar', slider_theme: 'dark-theme' } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'http' } } };
export const Empty: Story = { args: { state: undefined } };
export const LongText: Story = {
  args: {
    state: {
      state: 'ready',
      value: items.map((item) => ({
        ...item,
        title: longText.title.ar,
        description: longText.paragraph.ar,
      })),
    },
  },
};
