import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { rentACar } from './rent-a-car.definition.js';
import { rentalForm } from './rental-form.fixture.js';

const meta = {
  title: 'Blocks/Rent-a-car',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: rentACar, state: { state: 'ready', value: { form: rentalForm } } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await blockShown(canvasElement);
  const [button] = within(canvasElement).getAllByRole('button');
  button?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvasElement.querySelector('dialog[open] table')).not.toBeNull());
};

/** Vehicle, the first and the fourth open day of the next month. */
const choose = async (canvasElement: HTMLElement) => {
  await open(canvasElement);
  const vehicle = canvasElement.querySelector('dialog select') as HTMLSelectElement;
  await userEvent.selectOptions(vehicle, vehicle.options[2]?.value ?? '');
  const next = canvasElement.querySelector<HTMLElement>('[data-turn="next"]');
  await userEvent.click(next as HTMLElement);
  const days = () => [
    ...canvasElement.querySelectorAll<HTMLElement>('[data-day]:not([data-off], [hidden])'),
  ];
  await userEvent.click(days()[0] as HTMLElement);
  await userEvent.click(days()[3] as HTMLElement);
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-total]:not([data-total=""])')).not.toBeNull(),
  );
};
const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const toSummary = async (canvasElement: HTMLElement) => {
  await choose(canvasElement);
  await press(canvasElement, /^(التالي|Next)$/);
  const [name] = within(canvasElement).getAllByRole('textbox');
  await userEvent.type(name as HTMLElement, 'نورة');
  await press(canvasElement, /^(التالي|Next)$/);
  await within(canvasElement).findByRole('button', { name: /أرسل الطلب|Send inquiry/ });
};

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
  },
};
export const Opened: Story = { play: ({ canvasElement }) => open(canvasElement) };
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const DaysChosen: Story = { play: ({ canvasElement }) => choose(canvasElement) };
export const Missing: Story = {
  name: 'Next says what is missing',
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(canvasElement, /^(التالي|Next)$/);
  },
};
export const Contact: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await press(canvasElement, /^(التالي|Next)$/);
  },
};
export const Summary: Story = { play: ({ canvasElement }) => toSummary(canvasElement) };
export const NotSent: Story = {
  name: 'An error keeps all data',
  play: async ({ canvasElement }) => {
    await toSummary(canvasElement);
    await press(canvasElement, /أرسل الطلب|Send inquiry/);
    await within(canvasElement).findByRole('button', { name: /إعادة المحاولة|Try again/ });
  },
};
export const AsksBeforeClosing: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await userEvent.keyboard('{Escape}');
    await within(canvasElement).findByRole('button', { name: /متابعة الطلب|Continue/ });
  },
};
export const WithoutForm: Story = { args: { fields: { form_id: '' }, state: undefined } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = {
  args: {
    fields: { form_id: '', vehicles_json: '', locations_json: '' },
    groups: [],
    state: undefined,
  },
};
export const LongText: Story = {
  args: {
    fields: {
      block_translations: JSON.stringify({ title: longText.title, vehicle_button: longText.title }),
      vehicles_json: JSON.stringify([
        { display_name: longText.title, nameplate_name: longText.title, price: { daily: 1 } },
      ]),
    },
  },
};
