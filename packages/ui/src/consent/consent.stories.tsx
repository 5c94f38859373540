import { consentTexts } from '@mawkib/core/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../locale/LocaleProvider.js';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.js';
import { EmbeddedVideo } from './EmbeddedVideo.js';

const content = {
  heading: { ar: 'خصوصيتك تهمّنا', en: 'Your privacy' },
  text: {
    ar: 'نستخدم ملفات ضرورية ليعمل الموقع، وبإذنك ملفات اختيارية نقيس بها الزيارات ونعرض بها المقاطع والخرائط. لك أن تغيّر رأيك متى شئت.',
    en: 'We use cookies that the site needs. With your permission we also use optional ones, to measure visits and to show videos and maps. You can change your mind at any time.',
  },
  policy_url: '/cookies',
  policy_label: '',
};
const nothing = () => {};

function Banner(props: Partial<ConsentBannerProps>) {
  return (
    <ConsentBanner
      words={consentTexts(content, useLocale().locale)}
      scopes={['obligatory', 'optional']}
      granted={[]}
      onAcceptAll={nothing}
      onReject={nothing}
      onChoose={nothing}
      onClose={nothing}
      {...props}
    />
  );
}

const meta: Meta = { title: 'UI/Consent' };
export default meta;

export const FirstVisit: StoryObj = { render: () => <Banner /> };
export const PrivacySignal: StoryObj = { render: () => <Banner gpc /> };
export const FiveScopes: StoryObj = {
  render: () => (
    <Banner
      scopes={['obligatory', 'optional', 'statistic', 'marketing', 'unclassified']}
      granted={['statistic']}
    />
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('[aria-expanded="false"]')?.click();
  },
};
export const HiddenVideo: StoryObj = {
  render: () => <EmbeddedVideo address="https://youtu.be/aaaaaaaaaaa" title="Video" />,
};
