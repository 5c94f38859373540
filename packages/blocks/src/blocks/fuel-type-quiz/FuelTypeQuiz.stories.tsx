import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { fuelTypeQuiz } from './fuel-type-quiz.definition.js';

const meta = {
  title: 'Blocks/Fuel-type quiz',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: fuelTypeQuiz },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const step = (root: HTMLElement, wanted: string) =>
  waitFor(() => expect(root.querySelector(`[data-step="${wanted}"]`)).not.toBeNull());

/** Answers each question with the given inputs, by keyboard alone, up to the last step. */
const answer =
  (...answers: number[][]): Play =>
  async ({ canvasElement }) => {
    await step(canvasElement, '0');
    const start = canvasElement.querySelector<HTMLElement>('form button');
    start?.focus();
    await userEvent.keyboard('{Enter}');
    for (const [at, chosen] of answers.entries()) {
      await step(canvasElement, String(at + 1));
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/));
      for (const value of chosen) {
        const name = `fuel_${at + 1}`;
        const input = canvasElement.querySelector<HTMLElement>(
          `[name="${name}"][value="${value}"]`,
        );
        input?.focus();
        await userEvent.keyboard(' ');
      }
      const next = canvasElement.querySelector<HTMLElement>('form button:last-child');
      next?.focus();
      await userEvent.keyboard('{Enter}');
    }
  };

const seeResult = (fuel: string, ...answers: number[][]): Story => ({
  play: async (context) => {
    await answer(...answers)(context);
    await step(context.canvasElement, 'final');
    const button = context.canvasElement.querySelector<HTMLElement>('form button:last-child');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-fuel]')).toHaveAttribute('data-fuel', fuel),
    );
  },
});

export const Default: Story = {};
export const SingleChoice: Story = {
  name: 'First question',
  play: answer(),
};
export const SeveralAnswers: Story = {
  name: 'Third question: several answers',
  play: async (context) => {
    await answer([2], [3])(context);
    const boxes = within(context.canvasElement).getAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
      ...[true, true, false, false],
    ]);
  },
};
export const Final: Story = {
  name: 'All questions answered',
  play: answer([2], [3], [4], [4], [3]),
};
export const ByKeyboard: Story = {
  play: async (context) => {
    await seeResult('petrol', [2], [3], [4], [4], [3]).play?.(context);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Diesel: Story = seeResult('diesel', [3], [4], [3], [3], [1]);
export const PlugInHybrid: Story = seeResult('phev', [2], [2], [1], [4], [1]);
export const Electric: Story = seeResult('bev', [1], [1], [1], [1], [2]);
export const Empty: Story = {
  name: 'As placed, without a text',
  args: { fields: { step_0_image: undefined, step_0_heading: {}, step_0_subheading: {} } },
};
export const LongText: Story = {
  args: {
    fields: {
      step_0_heading: longText.title,
      step_0_subheading: longText.paragraph,
      start_label: longText.title,
      step_1_heading: longText.title,
      step_1_answer_1: longText.title,
      step_1_answer_1_description: longText.paragraph,
    },
  },
  play: answer(),
};
