import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { userEvent, within } from 'storybook/test';
import { testDriveForm } from '../test-drive.fixture.js';
import { FormModal, type FormModalProps } from './FormModal.js';
import type { FormSource } from './RemoteForm.js';

type Args = Partial<FormModalProps> & { load?: FormSource['load'] };

function Story({ load, ...props }: Args) {
  const { locale } = useLocale();
  const source = useMemo(
    (): FormSource => ({
      load: load ?? (async () => ({ form: testDriveForm(locale) })),
      submit: async () => ({ kind: 'sent' }),
    }),
    [load, locale],
  );
  return <FormModal open onClose={() => {}} source={source} {...props} />;
}

const meta: Meta<Args> = { title: 'Forms/Form modal', render: (args) => <Story {...args} /> };
export default meta;

export const OneColumn: StoryObj<Args> = {};
export const TwoColumns: StoryObj<Args> = { args: { columns: 2 } };
export const Loading: StoryObj<Args> = { args: { load: () => new Promise<never>(() => {}) } };
export const LoadFailed: StoryObj<Args> = {
  args: {
    load: async () => {
      throw new Error('The service did not respond');
    },
  },
};
export const Missing: StoryObj<Args> = { args: { load: async () => null } };

export const AsksBeforeClosing: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('textbox');
    if (!first) throw new Error('The form has no text field.');
    await userEvent.type(first, 'سارة');
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: /متابعة الكتابة|Continue writing/ });
  },
};
