import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { subscriptionQuiz } from './subscription-quiz.definition.js';

const meta = {
  title: 'Blocks/Subscription quiz',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: subscriptionQuiz },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Chooses answers by keyboard alone, up to the step after the last one. */
const answer =
  (...values: string[]): Play =>
  async ({ canvasElement }) => {
    const press = async (selector: string, key: string) => {
      await waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull());
      canvasElement.querySelector<HTMLElement>(selector)?.focus();
      await userEvent.keyboard(key);
    };
    await press('[data-step="0"] form button', '{Enter}');
    for (const [at, value] of values.entries()) {
      await press(`[data-step="${at + 1}"] [value="${value}"]`, ' ');
      await press(`[data-step="${at + 1}"] form button:last-child`, '{Enter}');
    }
  };

const result = (product: string, ...values: string[]): Story => ({
  play: async (context) => {
    await answer(...values)(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-product]')).toHaveAttribute(
        'data-product',
        product,
      ),
    );
  },
});

export const Default: Story = {};
export const FirstStep: Story = { play: answer() };
export const ByKeyboard: Story = {
  play: async (context) => {
    await answer('private', '24-60', 'below')(context);
    const links = within(context.canvasElement).getAllByRole('link', { name: /Change|غيّر/ });
    await expect(links).toHaveLength(3);
    links[1]?.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = () => context.canvasElement.querySelector('[data-step="2"] [value="24-60"]');
    await waitFor(() => expect(chosen()).toBeChecked());
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Subscription: Story = result('subscription', 'private', '6-12', 'above');
export const Loan: Story = result('loan', 'private', '24-60', 'below');
export const FullService: Story = result('full_service', 'business', '24-60', 'below');
export const Empty: Story = {
  args: {
    fields: {
      main_title: {},
      paragraph: {},
      image_1: undefined,
      image_2: undefined,
      image_3: undefined,
    },
  },
};
export const LongText: Story = {
  args: {
    fields: {
      main_title: longText.title,
      paragraph: longText.paragraph,
      step_1_question: longText.title,
      step_1_answer_private: longText.title,
    },
  },
  play: answer(),
};
