import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromSample } from '../../model/create-block.js';
import { resolvePage } from '../../model/resolve.js';
import type { StoredBlock } from '../../model/values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { {{camel}} } from './{{key}}.definition.js';
import { sample } from './{{key}}.sample.js';

type Args = { fields?: StoredBlock['fields'] };

/** The sample in the language of the story, with some fields replaced. */
function Shown({ fields }: Args) {
  const { locale } = useLocale();
  const stored = fromSample({{camel}}, sample[locale], () => '{{key}}');
  const block = { ...stored, fields: { ...stored.fields, ...fields } };
  const now = new Date('2026-01-01T00:00:00Z');
  return <Blocks blocks={resolvePage([block], () => {{camel}}, { locale, now })} holes={false} />;
}

const meta: Meta<Args> = {
  title: 'Blocks/{{title}}',
  render: Shown,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<Args>;

export const Default: Story = {};

export const Empty: Story = { args: { fields: { title: {}, paragraph: {} } } };

const long = {
  ar: 'نص طويل يختبر كيف يلتفّ القسم حول محتوى يزيد على المعتاد. '.repeat(8),
  en: 'A long text that shows how the block copes with more than it usually gets. '.repeat(8),
};
export const LongText: Story = { args: { fields: { title: long, paragraph: long } } };
