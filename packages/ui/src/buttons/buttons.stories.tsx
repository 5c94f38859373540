import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/Grid.js';
import { Section } from '../layout/Section.js';
import type { LinkValue } from '../link/link-value.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { surfaces } from '../styles/themes/themes.js';
import { Button } from './Button.js';
import { ButtonGroup } from './ButtonGroup.js';

const words = {
  ar: { reserve: 'احجز الآن', compare: 'قارن', details: 'التفاصيل', sending: 'جارٍ الإرسال' },
  en: { reserve: 'Reserve now', compare: 'Compare', details: 'Details', sending: 'Sending' },
};

function Kinds() {
  const t = words[packageLocale(useLocale().locale)];
  return surfaces.map((surface) => (
    <Section key={surface} surface={surface} as="div">
      <Grid columns="4">
        <Button>{t.reserve}</Button>
        <Button kind="secondary">{t.compare}</Button>
        <Button kind="tertiary">{t.details}</Button>
        <Button size="small" icon="heart">
          {t.reserve}
        </Button>
        <Button kind="secondary" disabled>
          {t.compare}
        </Button>
        <Button busy>{t.sending}</Button>
      </Grid>
    </Section>
  ));
}

function Links() {
  const t = words[packageLocale(useLocale().locale)];
  const links: LinkValue[] = [
    { type: 'internal', label: t.reserve, url: '/reserve' },
    { type: 'internal', label: t.compare, url: '' },
    { type: 'form', label: t.compare, formId: '7' },
    { type: 'button', label: t.details },
  ];
  return <ButtonGroup links={links} />;
}

const meta: Meta = { title: 'UI/Buttons', parameters: { layout: 'fullscreen' } };
export default meta;

export const OnEverySurface: StoryObj = { render: () => <Kinds /> };
export const Group: StoryObj = { render: () => <Links />, parameters: { layout: 'padded' } };
