import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { specificationAccordion } from './specification-accordion.definition.js';

const spec = (key: string, label: string, value: string, unit?: string) => ({
  key,
  label,
  value,
  unit,
});
const state = {
  state: 'ready' as const,
  value: {
    data: [
      spec('power', 'القوة حتى', '550', 'حصان'),
      spec('acceleration', '0–100 كم/س من', '4.0', 'ث'),
      spec('top_speed', 'السرعة القصوى', '286', 'كم/س'),
      spec('consumption', 'الاستهلاك من', '7.1', 'لتر/100 كم'),
      spec('engine', 'المحرك', 'بنزين، ديزل'),
      spec('drivetrain', 'نظام الدفع', 'دفع رباعي'),
      spec('transmission', 'ناقل الحركة', 'أوتوماتيكي بثماني سرعات'),
      spec('seats', 'المقاعد', '5'),
      spec('luggage', 'صندوق الأمتعة', '650', 'لتر'),
      spec('length', 'الطول', '4747', 'مم'),
      spec('width', 'العرض', '2071', 'مم'),
      spec('height', 'الارتفاع', '1664', 'مم'),
    ],
  },
};

const meta = {
  title: 'Blocks/Specification accordion',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: specificationAccordion, state },
} satisfies Meta<typeof BlockStory>;
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
export const WithoutData: Story = { args: { state: undefined } };
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
