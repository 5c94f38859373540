import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Breadcrumbs } from '../navigation/Breadcrumbs.js';
import { SkipLink } from '../navigation/SkipLink.js';
import { SiteFooter } from './footer/SiteFooter.js';
import { SiteHeader } from './header/SiteHeader.js';
import { Wordmark } from './wordmark/Wordmark.js';

function Frame() {
  const { locale } = useLocale();
  const t = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  const models = {
    id: 'models',
    label: t('الطرازات', 'Models'),
    url: '/models',
    children: [
      { id: 'defender', label: t('ديفندر', 'Defender'), url: '/defender' },
      { id: 'range-rover', label: t('رينج روفر', 'Range Rover'), url: '/range-rover' },
      { id: 'f-type', label: 'F-TYPE', url: '/f-type' },
    ],
  };
  const owners = { ...models, id: 'owners', label: t('الملاك', 'Owners') };
  const stock = { id: 'stock', label: t('السيارات المتوفرة', 'Cars in stock'), url: '/vehicles' };
  const offers = { id: 'offers', label: t('العروض', 'Offers'), url: '/offers' };
  const languages = [
    locale === 'ar'
      ? ({ locale: 'en', label: 'English', href: '/en/' } as const)
      : ({ locale: 'ar', label: 'العربية', href: '/ar/' } as const),
  ];
  return (
    <>
      <SkipLink />
      <SiteHeader
        entries={[models, stock, offers]}
        secondary={[{ id: 'drive', label: t('تجربة قيادة', 'Test drive'), url: '/test-drive' }]}
        languages={languages}
        path="/offers"
      />
      <Breadcrumbs items={[{ label: t('الرئيسية', 'Home'), url: '/' }, { label: offers.label }]} />
      <main id="main" tabIndex={-1} style={{ minHeight: '60vh' }} />
      <SiteFooter
        entries={[models, owners, stock, offers]}
        languages={languages}
        legal={t('© 2026 موكب', '© 2026 Mawkib')}
      />
    </>
  );
}

const meta: Meta<typeof Frame> = {
  title: 'UI/Site frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Logos: StoryObj<typeof Frame> = {
  render: () => (
    <>
      {(['default', 'range_rover', 'defender', 'discovery'] as const).map((logo) => (
        <div key={logo} style={{ padding: '24px' }}>
          <Wordmark logo={logo} />
        </div>
      ))}
    </>
  ),
};

export const SearchOpen: StoryObj<typeof Frame> = {
  render: () => (
    <div style={{ minBlockSize: '320px' }}>
      <SiteHeader entries={[]} searchUrl="/search" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const search = canvasElement.querySelector('.mk-search-popup') as HTMLDetailsElement;
    await userEvent.click(search.querySelector('summary') as HTMLElement);
    await expect(search).toHaveAttribute('open');
    const field = within(search).getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(search).not.toHaveAttribute('open');
    await userEvent.click(search.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LanguagesOpen: StoryObj<typeof Frame> = {
  render: () => (
    <div style={{ minBlockSize: '240px' }}>
      <SiteHeader
        entries={[]}
        languages={[
          { locale: 'de', label: 'Deutsch', href: '/de/' },
          { locale: 'fr', label: 'Français', href: '/fr/' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('[data-side="end"] details') as HTMLDetailsElement;
    await userEvent.click(menu.querySelector('summary') as HTMLElement);
    await expect(menu).toHaveAttribute('open');
    await expect(within(menu).getAllByRole('link')).toHaveLength(2);
  },
};

export const LogoOnly: StoryObj<typeof Frame> = {
  render: () => <SiteHeader entries={[]} logo="range_rover" homepage="/range-rover" isLogoOnly />,
};

export const Default: StoryObj<typeof Frame> = {};

export const MenuOpen: StoryObj<typeof Frame> = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getAllByRole('navigation')[0] as HTMLElement;
    const summary = main.querySelector('summary') as HTMLElement;
    await userEvent.click(summary);
    await expect(summary.parentElement).toHaveAttribute('open');
  },
};
