import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onRentalRequest } from '../../shared/rental/rental-request.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { carRent } from './car-rent.definition.js';

const meta = {
  title: 'Blocks/Car rent',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: carRent },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = carRent.sample.ar.groups ?? [];
const eight = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => [
    [`icon_${at}`, 'car'],
    [`text_${at}`, { ar: `ميزة ${at}`, en: `Feature ${at}` }],
  ]),
);

export const Default: Story = {};
export const EightPairs: Story = { args: { groups: groups.map((car) => ({ ...car, ...eight })) } };
export const OneCar: Story = { args: { groups: groups.slice(0, 1) } };
export const WithoutExtras: Story = {
  args: {
    groups: groups.map((car) => ({
      ...car,
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((at) => [`equipment_${at}_label`, { ar: ' ', en: ' ' }]),
      ),
    })),
  },
};
export const Twenty: Story = {
  args: { groups: Array.from({ length: 20 }, (_, at) => groups[at % groups.length] ?? {}) },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const cars: string[] = [];
    const stop = onRentalRequest(({ car }) => cars.push(car));
    canvasElement.querySelector('a')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(cars).toHaveLength(1);
    stop();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = { args: { fields: { title: {}, paragraph: {} }, groups: [] } };
export const LongText: Story = {
  args: {
    fields: { ...longText },
    groups: groups.map((car) => ({ ...car, title: longText.title, text_1: longText.title })),
  },
};
