import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { NoticeStack } from './NoticeStack.js';
import type { NoticeContent } from './with-notice.js';

const noticesIn = (isArabic: boolean): readonly NoticeContent[] => [
  {
    id: 'connection',
    text: isArabic
      ? 'لا يوجد اتصال بالإنترنت. قد لا تكون هذه الصفحة محدّثة.'
      : 'You are offline. This page may be out of date.',
    urgency: 'assertive',
  },
  {
    id: 'saved',
    text: isArabic ? 'تم حفظ ديفندر 110.' : 'Defender 110 is saved.',
    isLasting: true,
    action: { label: isArabic ? 'المحفوظة' : 'Saved cars', href: '/saved-vehicles' },
  },
  { id: 'copied', text: isArabic ? 'نُسخ الرابط.' : 'Link copied.', isLasting: true },
];

function Page() {
  const [notices, setNotices] = useState(noticesIn(useLocale().locale === 'ar'));
  return (
    <div style={{ minBlockSize: '480px' }}>
      <NoticeStack
        notices={notices}
        onClose={(closed) => setNotices(notices.filter(({ id }) => id !== closed))}
      />
    </div>
  );
}

const meta: Meta<typeof Page> = {
  title: 'UI/Notices',
  component: Page,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Page>;

export const Three: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{F8}');
    await expect(document.activeElement?.tagName).toBe('BUTTON');
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
