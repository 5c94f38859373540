import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, type BlockStoryProps, longText } from '../../stories/BlockStory.js';
import { specificationAccordion } from './specification-accordion.definition.js';
import { carSpecs } from './specification-accordion.specs.fixture.js';

/** The car's data in the page's language, unless a story sets its own. */
function Figures(props: BlockStoryProps) {
  const value = carSpecs(useLocale().locale);
  return <BlockStory state={{ state: 'ready', value }} {...props} />;
}

const meta = {
  title: 'Blocks/Specification accordion',
  component: Figures,
  parameters: { layout: 'fullscreen' },
  args: { definition: specificationAccordion },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = specificationAccordion.sample.ar.groups ?? [];

export const Default: Story = {};
export const SecondOpen: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('group');
    const [, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(second?.querySelector('summary') as HTMLElement);
    await expect(second).toHaveAttribute('open');
    await expect(within(second as HTMLElement).getAllByRole('definition')).toHaveLength(3);
  },
};
export const WithoutData: Story = { args: { state: { state: 'ready', value: { data: [] } } } };
export const Failed: Story = {
  args: { state: { state: 'failed', reason: 'http', status: 404 } },
};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({
      ...group,
      label: longText.title,
      content: longText.paragraph,
    })),
  },
};
