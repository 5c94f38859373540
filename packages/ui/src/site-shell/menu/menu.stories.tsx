import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocale } from '../../locale/LocaleProvider.js';
import { startMenu } from '../../menu/start-menu.js';
import { SiteHeader } from '../header/SiteHeader.js';
import { MenuPanels } from './MenuPanels.js';
import type { MenuCard, MenuPanelEntry } from './menu-panel-content.js';

type Say = (ar: string, en: string) => string;

const card = (t: Say, group: string, label: string, image: string): MenuCard => ({
  group,
  label,
  line: t('دفع رباعي، 5 مقاعد', 'SUV, 5 seats'),
  url: `/${image}/${label}`,
  image_id: `cutout/${image}`,
  price: t('من 245,000 د.إ', 'From AED 245,000'),
  badge: '',
});

const entriesIn = (t: Say): MenuPanelEntry[] => [
  {
    id: 'models',
    label: t('الطرازات', 'Models'),
    url: '/models',
    panel: {
      cards: [
        card(t, t('رينج روڤر', 'Range Rover'), t('رينج روڤر', 'Range Rover'), 'luxsuv-side-black'),
        card(t, t('رينج روڤر', 'Range Rover'), t('سبورت', 'Sport'), 'luxsuv-side-silver'),
        card(t, t('رينج روڤر', 'Range Rover'), t('إيڤوك', 'Evoque'), 'midsuv-side-silver'),
        card(t, t('ديفندر', 'Defender'), t('ديفندر 110', 'Defender 110'), 'offroader-side-silver'),
        card(t, t('ديفندر', 'Defender'), t('ديفندر 90', 'Defender 90'), 'offroader-side-black'),
        card(t, t('سيدان', 'Saloons'), 'XF', 'saloon-side-black'),
      ],
    },
  },
  {
    id: 'offers',
    label: t('العروض', 'Offers'),
    url: '/offers',
    panel: {
      columns: [
        {
          heading: t('عروض الشراء', 'Purchase offers'),
          links: [
            { label: t('عروض الموسم', 'Offers of the season'), url: '/season' },
            { label: t('ديفندر الجديدة', 'New Defender'), url: '/new' },
          ],
        },
      ],
      feature: {
        label: t('عروض الموسم', 'Offers of the season'),
        text: t('حتى نهاية ديسمبر، لدى جميع الوكلاء.', 'Until the end of December, everywhere.'),
        url: '/season',
        link_label: t('كل العروض', 'All offers'),
        image_id: 'hero/desert-dusk-luxsuv-green',
      },
    },
  },
];

function Menu({ isLanguageMissing = false, path = '/models' }) {
  const { locale } = useLocale();
  const t: Say = (ar, en) => (locale === 'ar' ? ar : en);
  const entries = entriesIn(t);
  const root = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = root.current?.querySelector('header');
    const html = panels.current?.innerHTML ?? '';
    if (!header) return;
    const menu = startMenu(header, { load: async () => html });
    return () => menu.stop();
  }, []);
  return (
    <div ref={root} style={{ minBlockSize: '860px' }}>
      <SiteHeader
        entries={entries.map(({ id, label, url }) => ({ id, label, url, hasPanel: true }))}
        secondary={[{ id: 'drive', label: t('تجربة قيادة', 'Test drive'), url: '/test-drive' }]}
        brands={[
          { brand: 'a', label: t('لاند روڤر', 'Land Rover'), url: '/', isCurrent: true },
          { brand: 'b', label: t('جاكوار', 'Jaguar'), url: '/f-type', isCurrent: false },
        ]}
        languages={[
          locale === 'ar'
            ? { locale: 'en', label: 'English', href: '/en/', isMissing: isLanguageMissing }
            : { locale: 'ar', label: 'العربية', href: '/ar/', isMissing: isLanguageMissing },
        ]}
        path={path}
      />
      {/* Rendered here for their styles; the menu opens a copy. */}
      <div ref={panels} hidden>
        <MenuPanels entries={entries} />
      </div>
    </div>
  );
}

const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  component: Menu,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Menu>;

/** Opens an entry in the bar, or in the sheet where the bar has no room for entries. */
async function open(canvas: HTMLElement, id: string) {
  const header = canvas.querySelector('header') as HTMLElement;
  const find = () =>
    [...header.querySelectorAll<HTMLElement>(`[data-menu-entry="${id}"]`)].find((entry) =>
      entry.checkVisibility(),
    );
  if (!find()) await userEvent.click(header.querySelector('details summary') as HTMLElement);
  await userEvent.click(find() as HTMLElement);
  await waitFor(() => expect(within(header).getAllByRole('link').length).toBeGreaterThan(3));
}

export const Models: Story = {
  play: async ({ canvasElement }) => open(canvasElement, 'models'),
};

export const Offers: Story = {
  play: async ({ canvasElement }) => open(canvasElement, 'offers'),
};

export const Closed: Story = {};

/** The first level of the sheet, with actions, brands and languages at its foot. */
export const SheetRoot: Story = {
  args: { path: '/elsewhere' },
  play: async ({ canvasElement }) => {
    const sheet = [...canvasElement.querySelectorAll<HTMLElement>('header details')].at(-1);
    const button = sheet?.querySelector('summary');
    if (!button?.checkVisibility()) return;
    await userEvent.click(button);
    await expect(sheet).toHaveAttribute('open');
  },
};

/** A page without the other language says so. */
export const NoOtherLanguage: Story = {
  args: { isLanguageMissing: true },
  play: async ({ canvasElement }) => {
    const missing = [...canvasElement.querySelectorAll<HTMLElement>('header [popovertarget]')].find(
      (each) => each.checkVisibility(),
    );
    if (!missing) return;
    await userEvent.click(missing);
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};
