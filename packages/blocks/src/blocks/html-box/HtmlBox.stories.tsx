import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { htmlBox } from './html-box.definition.js';

const meta = {
  title: 'Blocks/HTML box',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: htmlBox },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const columns = (text: string) =>
  `<div style="display:grid;grid-template-columns:repeat(auto-fit, minmax(240px, 1fr));gap:32px"><p>${text}</p><p>${text}</p><p>${text}</p></div>`;
const details = (title: string, text: string) =>
  `<details open><summary><strong>${title}</strong></summary><p>${text}</p></details>`;

export const Default: Story = {};
export const OwnLayout: Story = {
  args: {
    fields: {
      html: {
        ar: columns('نص في عمود من ثلاثة أعمدة رسمها المحرّر بنفسه.'),
        en: columns('A text in one of three columns that staff laid out themselves.'),
      },
    },
  },
};
export const Details: Story = {
  args: {
    fields: {
      html: { ar: details('التفاصيل', 'نص يُطوى.'), en: details('Details', 'A text that folds.') },
    },
  },
};
export const WithLines: Story = { args: { fields: { border_grid_class: 'border-top-bottom' } } };
export const NoSpace: Story = { args: { fields: { padding_grid_class: 'y-space-0' } } };
export const Empty: Story = { args: { fields: { html: {} } } };
export const LongText: Story = { args: { fields: { html: longText.paragraph } } };
