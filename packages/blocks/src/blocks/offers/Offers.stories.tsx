import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { offers } from './offers.definition.js';

const offer = {
  id: 'defender-110',
  title: 'ديفندر 110 بالتقسيط على خمس سنوات',
  description: 'فائدة ثابتة وخطة صيانة كاملة طوال مدة التمويل.',
  terms: 'السعر لأقل سيارة سعرًا في هذا العرض، شاملًا ضريبة القيمة المضافة، ويخضع لموافقة البنك.',
  imageId: 'studio/offroader-front34-black',
  category: 'finance',
  kind: 'new_cars',
  brand: 'defender',
  price: 315_700,
  monthlyPrice: 4_558,
  downPaymentPercent: 20,
  months: 60,
  annualRate: 2.49,
  rateKind: 'flat',
  downPayment: 63_140,
  isUnderReview: false,
  currency: 'AED',
  url: '/vehicles?models=Defender',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
};
const approved = {
  ...offer,
  id: 'f-type',
  title: 'Approved F-TYPE with 24 months of warranty',
  description: 'A 165-point check, and seven days to change your mind.',
  imageId: 'detail/coupe-headlamp-burgundy',
  kind: 'approved',
  monthlyPrice: null,
};
/** Its figures differ from their source. */
const underReview = {
  ...offer,
  ...{ id: 'evoque', title: 'إيڤوك بموافقة خلال يوم عمل' },
  ...{ price: null, monthlyPrice: null, terms: null, isUnderReview: true },
};

const ready = (...list: object[]) => ({ state: 'ready' as const, value: { offers: list } });

const meta = {
  title: 'Blocks/Offers',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: offers, state: ready(offer, approved) },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { state: ready(offer) } };
export const UnderReview: Story = { args: { state: ready(underReview, approved) } };
export const WithoutForm: Story = { args: { fields: { form_id: '' } } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [terms] = await canvas.findAllByText(/^(الشروط|Terms)$/);
    await userEvent.tab();
    await expect(terms).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.textContent).toMatch(/استفسر عن العرض|Ask about/);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = {
  args: { state: { state: 'ready', value: { offers: [], stockPath: '/vehicles' } } },
};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    state: ready(
      { ...offer, title: longText.title.en, description: longText.paragraph.ar },
      { ...approved, title: longText.title.ar, terms: longText.paragraph.en },
    ),
  },
};
