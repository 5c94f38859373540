import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../locale/LocaleProvider.js';
import { Paragraph } from '../text/Paragraph.js';
import { ConfirmModal } from './ConfirmModal.js';
import { VideoModal } from './VideoModal.js';

const nothing = () => {};

function Exit({ buttons }: { buttons: 'neither' | 'one' | 'both' }) {
  const { locale } = useLocale();
  const t = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  return (
    <ConfirmModal
      open
      title={t('أنت على وشك مغادرة الموقع', 'You are leaving this site')}
      confirmLabel={buttons === 'neither' ? '' : t('متابعة', 'Continue')}
      cancelLabel={buttons === 'both' ? t('البقاء هنا', 'Stay here') : ''}
      onConfirm={nothing}
      onCancel={nothing}
    >
      <Paragraph>
        {t(
          'الموقع الذي تفتحه ليس تابعًا لنا، وتسري عليه شروطه وسياسة خصوصيته.',
          'The site that you are opening is not ours. Its own terms and privacy policy apply.',
        )}
      </Paragraph>
    </ConfirmModal>
  );
}

const meta: Meta = { title: 'UI/Dialogs' };
export default meta;

export const ExitWithBothButtons: StoryObj = { render: () => <Exit buttons="both" /> };
export const ExitWithOneButton: StoryObj = { render: () => <Exit buttons="one" /> };
export const ExitWithoutButtons: StoryObj = { render: () => <Exit buttons="neither" /> };
export const VideoNeedsConsent: StoryObj = {
  render: () => <VideoModal open onClose={nothing} address="https://youtu.be/aaaaaaaaaaa" />,
};
