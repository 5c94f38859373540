import { consentTexts } from '@mawkib/core/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { consentAsksAttribute } from '../markup/index.js';
import { ConsentDialog, type ConsentDialogProps } from '../modal/ConsentDialog.js';
import { ConsentBar } from './ConsentBar.js';
import { EmbeddedVideo } from './EmbeddedVideo.js';

const content = {
  heading: { ar: 'خصوصيتك تهمّنا', en: 'Your privacy' },
  summary: {
    ar: 'بإذنك نستخدم ملفات اختيارية نقيس بها الزيارات ونعرض المقاطع والخرائط.',
    en: 'With your permission, optional cookies measure visits and show videos and maps.',
  },
  text: {
    ar: 'نستخدم ملفات ضرورية ليعمل الموقع، وبإذنك ملفات اختيارية نقيس بها الزيارات ونعرض بها المقاطع والخرائط. لك أن تغيّر رأيك متى شئت.',
    en: 'We use cookies that the site needs. With your permission we also use optional ones, to measure visits and to show videos and maps. You can change your mind at any time.',
  },
  policy_url: '/cookies',
  policy_label: '',
};
const nothing = () => {};

function Bar() {
  const words = consentTexts(content, useLocale().locale);
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(consentAsksAttribute, '');
    return () => root.removeAttribute(consentAsksAttribute);
  }, []);
  return <ConsentBar words={words} />;
}

function Settings(props: Partial<ConsentDialogProps>) {
  return (
    <ConsentDialog
      open
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

export const FirstVisit: StoryObj = { render: () => <Bar /> };
export const PrivacySignal: StoryObj = { render: () => <Settings gpc /> };
export const FiveScopes: StoryObj = {
  render: () => (
    <Settings
      scopes={['obligatory', 'optional', 'statistic', 'marketing', 'unclassified']}
      granted={['statistic']}
    />
  ),
};
export const HiddenVideo: StoryObj = {
  render: () => <EmbeddedVideo address="https://youtu.be/aaaaaaaaaaa" title="Video" />,
};
