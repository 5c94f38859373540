import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { rangeCalculator } from './range-calculator.definition.js';
import { rangeFile } from './range-calculator.fixture.js';

const { profiles, wheels, values } = rangeFile;
const ranges = {
  profiles: profiles.map(({ key }, at) => ({ key, average_speed: [27, 92, 47][at] ?? null })),
  wheels,
  temperatures: ['-10', '25', '40'],
  values,
};

const meta = {
  title: 'Blocks/Range calculator',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: rangeCalculator, state: { state: 'ready', value: ranges } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent(/390/);
    const slider = canvas.getByRole('slider');
    slider.focus();
    // Arrow keys of a range input are the browser's own.
    fireEvent.input(slider, { target: { value: slider.getAttribute('min') } });
    await expect(result).toHaveTextContent(/240/);
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(result).toHaveTextContent(/220/);
    await expect(result).toHaveTextContent(/92/);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Miles: Story = { args: { fields: { distance_unit: 'mi' } } };
export const WithoutValue: Story = {
  args: { state: { state: 'ready', value: { ...ranges, values: { city: {} } } } },
};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = { args: { fields: { data_url: '' }, state: undefined } };
export const LongText: Story = {
  args: {
    fields: {
      title: longText.title,
      driving_profiles: JSON.stringify([{ key: 'city', label: longText.title }]),
      wheel_sizes: JSON.stringify([{ key: '20', label: longText.title }]),
    },
  },
};
