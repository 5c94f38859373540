import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Paragraph } from '../text/Paragraph.js';
import { Modal, type ModalProps } from './Modal.js';

function Opener(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(props.open ?? false);
  const { locale } = useLocale();
  const t = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('عرض الشروط', 'Show the terms')}</Button>
      <Modal
        title={t('شروط الحجز', 'Terms of reservation')}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        <Paragraph>
          {t(
            'يبقى الحجز ساريًا 48 ساعة، ولا تُستحق أي رسوم عند الإلغاء خلالها.',
            'A reservation holds for 48 hours; cancelling within them is free.',
          )}
        </Paragraph>
      </Modal>
    </>
  );
}

const meta: Meta<typeof Opener> = { title: 'UI/Modal', component: Opener };
export default meta;

export const Open: StoryObj<typeof Opener> = { args: { open: true } };
export const CannotBeClosed: StoryObj<typeof Opener> = { args: { open: true, preventClose: true } };

export const ReturnsFocus: StoryObj<typeof Opener> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
