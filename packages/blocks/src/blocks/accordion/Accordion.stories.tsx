import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { accordion } from './accordion.definition.js';

const meta = {
  title: 'Blocks/Accordion',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: accordion },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const OneItem: Story = { args: { groups: accordion.sample.ar.groups?.slice(0, 1) } };
export const EveryType: Story = {
  args: {
    groups: [
      { title: { ar: 'نص', en: 'Text' }, html: { ar: 'جواب قصير.', en: 'A short answer.' } },
      { title: { ar: 'نموذج', en: 'Form' }, type: 'form', form_id: 'test-drive' },
      {
        title: { ar: 'مثال على التمويل', en: 'A finance example' },
        type: 'calculator',
        calculator_config: JSON.stringify({
          fields: [
            { key: 'term', label: { ar: 'المدة', en: 'Term' }, value: '48' },
            { key: 'rate', label: { ar: 'الفائدة', en: 'Interest' }, value: '2.99%' },
          ],
          groups: [
            { label: { ar: 'شراء بالتقسيط', en: 'Hire purchase' }, fields: ['term', 'rate'] },
          ],
        }),
      },
    ],
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: [
      { title: longText.title, html: longText.paragraph },
      { title: longText.title, html: longText.paragraph },
    ],
  },
};
