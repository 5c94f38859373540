import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../locale/LocaleProvider.js';
import { Chip } from './Chip.js';
import { EmptyState } from './EmptyState.js';
import { LoadFailure } from './LoadFailure.js';
import { LoadingBar } from './LoadingBar.js';
import { Notice, noticeKinds } from './Notice.js';
import { Skeleton } from './Skeleton.js';

const words = {
  ar: {
    title: 'تم حجز هذه السيارة للتو',
    text: 'اختر سيارة مشابهة أو اطلب إشعارك عند توفرها.',
    chip: 'ديفندر',
  },
  en: {
    title: 'This car has just been reserved',
    text: 'Choose a similar one, or be told when it is free.',
    chip: 'Defender',
  },
};

function Notices() {
  const t = words[packageLocale(useLocale().locale)];
  return noticeKinds.map((kind) => (
    <Notice key={kind} kind={kind} title={t.title}>
      {t.text}
    </Notice>
  ));
}

function Chips() {
  const t = words[packageLocale(useLocale().locale)];
  return (
    <>
      <Chip>{t.chip}</Chip> <Chip selected>{t.chip}</Chip> <Chip removes={t.chip}>{t.chip}</Chip>{' '}
      <Chip href="/vehicles" removes={t.chip}>
        {t.chip}
      </Chip>
    </>
  );
}

const meta: Meta = { title: 'UI/Feedback' };
export default meta;

export const EveryNotice: StoryObj = { render: () => <Notices /> };
export const ChipsInUse: StoryObj = { render: () => <Chips /> };
export const NothingFound: StoryObj = { render: () => <EmptyState /> };
export const Failure: StoryObj = { render: () => <LoadFailure onRetry={() => {}} /> };
export const Loading: StoryObj = {
  render: () => (
    <div aria-busy>
      <LoadingBar active />
      <Skeleton shape="picture" />
      <Skeleton lines={3} />
    </div>
  ),
};
