import { Section, type SectionSurface, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { validateAnswers } from '../engine/index.js';
import { LeadForm, type LeadFormProps } from './LeadForm.js';
import { testDriveForm } from './test-drive.fixture.js';
import { thanks } from './thanks/thanks.fixture.js';

type Args = Omit<LeadFormProps, 'form'> & {
  answers?: Record<string, string>;
  surface?: SectionSurface;
  lengthen?: boolean;
};

const typed = {
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  model: 'defender',
  consent: 'true',
};

function Story({ answers, surface, lengthen, ...props }: Args) {
  const { locale } = useLocale();
  const form = testDriveForm(locale);
  if (lengthen) {
    for (const field of form.attributes.fields) {
      field.label = `${field.label} ${field.label} ${field.label} ${field.label}`;
    }
  }
  const result = answers && validateAnswers(form, answers, locale);
  const errors = result?.ok === false ? result.errors : undefined;
  return (
    <Section surface={surface}>
      <LeadForm form={form} values={answers} errors={errors} {...props} />
    </Section>
  );
}

const meta: Meta<Args> = {
  title: 'Forms/Lead form',
  render: (args) => <Story {...args} />,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const sendingForever = () => new Promise<never>(() => {});

export const Default: StoryObj<Args> = {};
export const TwoColumns: StoryObj<Args> = { args: { columns: 2 } };
export const Dark: StoryObj<Args> = { args: { columns: 2, surface: 'dark', values: typed } };
export const Prefilled: StoryObj<Args> = { args: { columns: 2, values: typed } };
export const ButtonInTheMiddle: StoryObj<Args> = { args: { buttonPosition: 'center' } };
export const LongText: StoryObj<Args> = { args: { columns: 2, lengthen: true } };

/** The server's response to a rejected native post. */
export const Rejected: StoryObj<Args> = {
  args: { columns: 2, answers: { first_name: 'س', email: 'sara@', phone: '12', model: 'x' } },
};

export const RejectedOnDark: StoryObj<Args> = {
  args: { ...Rejected.args, surface: 'black' },
};

export const Sending: StoryObj<Args> = {
  args: { columns: 2, values: typed, onSubmit: sendingForever },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[type=submit]') as HTMLElement);
  },
};

export const Failed: StoryObj<Args> = {
  args: { columns: 2, values: typed, onSubmit: async () => ({ kind: 'failed' }) },
  play: Sending.play,
};

export const Sent: StoryObj<Args> = { args: { sent: true } };

/** With car, retailer and calendar entry, after a native post. */
export const SentWithCar: StoryObj<Args> = {
  render: (args) => {
    const { locale } = useLocale();
    return <Story {...args} sent thanks={thanks(locale)} />;
  },
};
