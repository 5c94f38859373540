import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BlockStory, type BlockStoryProps, longText } from '../../stories/BlockStory.js';
import { modelSummary } from './model-summary.definition.js';
import { arabicSpecs, someSpecs } from './model-summary.specs.fixture.js';

const noData = { state: 'ready', value: { data: [] } } as const;

/** The car's data in the page's language, unless a story sets its own. */
function Summary(props: BlockStoryProps) {
  const value = useLocale().locale === 'ar' ? arabicSpecs : someSpecs;
  return <BlockStory state={{ state: 'ready', value }} {...props} />;
}

const meta = {
  title: 'Blocks/Model-summary',
  component: Summary,
  parameters: { layout: 'fullscreen' },
  args: { definition: modelSummary },
} satisfies Meta<typeof Summary>;
export default meta;

type Story = StoryObj<typeof meta>;

const noPicture = { id: '', alt: {} };

export const Default: Story = {};
export const WithoutColumns: Story = { args: { fields: { has_columns: false } } };
export const Tab: Story = {
  name: 'The address that its title leads to marks it [B-2-05] [S-2-26]',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole<HTMLAnchorElement>('link');
    const line = () => getComputedStyle(link).borderBlockEndColor;
    const unmarked = line();
    await expect(link).toHaveAttribute('href', '#f-pace');
    // Only the hash: following the link would leave the test page, which has another base URL.
    location.hash = link.hash;
    await waitFor(() => expect(line()).not.toBe(unmarked));
    location.hash = '#elsewhere';
    await waitFor(() => expect(line()).toBe(unmarked));
    history.replaceState(history.state, '', location.pathname + location.search);
  },
};
export const TwoSpecs: Story = { args: { fields: { spec_3_key: 'unknown' } } };
export const WithoutPicture: Story = { args: { fields: { image: noPicture } } };
export const WithoutData: Story = {
  args: { fields: { car_key: '' }, state: noData },
};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const Empty: Story = {
  args: { fields: { title: {}, image: noPicture }, state: noData },
};
export const LongText: Story = {
  args: {
    fields: {
      title: longText.title,
      spec_1_label: longText.title,
      spec_2_label: longText.title,
      spec_3_label: longText.title,
    },
  },
};
