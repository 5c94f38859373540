import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocale } from '../../locale/LocaleProvider.js';
import { SiteHeader } from './SiteHeader.js';
import type { SearchSuggestionsResponse } from './search/search-suggestions.js';

type Say = (ar: string, en: string) => string;

const found = (t: Say): SearchSuggestionsResponse => ({
  groups: [
    {
      key: 'model',
      label: t('الطرازات', 'Models'),
      items: [
        {
          id: 'defender',
          href: '/defender',
          title: [{ text: t('ديفندر', 'Defender'), match: true }],
          picture: 'cutout/offroader-side-silver',
        },
      ],
    },
    {
      key: 'car',
      label: t('سيارات متوفرة', 'Cars in stock'),
      items: [
        {
          id: 'car/defender',
          href: '/vehicles?models=Defender',
          title: [{ text: t('ديفندر', 'Defender') }],
          note: t('12 سيارة', '12 cars'),
        },
      ],
    },
    {
      key: 'page',
      label: t('الصفحات', 'Pages'),
      items: [
        {
          id: 'offers',
          href: '/offers',
          title: [{ text: t('عروض الموسم على ديفندر وديسكڤري', 'Defender and Discovery offers') }],
        },
      ],
    },
  ],
});

/** Answers the popup's request in the language of the page. */
const answering = (groupsIn: (t: Say) => SearchSuggestionsResponse) => () => {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    if (!String(input).includes('/suggestions-of-story')) return real(input, init);
    const isArabic = String(input).includes('/ar/');
    return Response.json(groupsIn((ar, en) => (isArabic ? ar : en)));
  };
  return () => {
    window.fetch = real;
  };
};

function Header() {
  const { locale } = useLocale();
  return (
    <div style={{ minBlockSize: '640px' }}>
      <SiteHeader
        entries={[{ id: 'offers', label: locale === 'ar' ? 'العروض' : 'Offers', url: '/offers' }]}
        searchUrl="/search"
        suggestionsUrl={`/${locale}/suggestions-of-story`}
      />
    </div>
  );
}

const meta: Meta<typeof Header> = {
  title: 'UI/Search popup',
  component: Header,
  parameters: { layout: 'fullscreen' },
  beforeEach: answering(found),
};
export default meta;

type Story = StoryObj<typeof Header>;

async function search(canvas: HTMLElement, text: string) {
  const toggle = canvas.querySelector('search')?.closest('details')?.querySelector('summary');
  await userEvent.click(toggle as HTMLElement);
  const field = await within(canvas).findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  if (text) await userEvent.type(field, text);
  return field;
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, '');
  },
};

/** By keyboard: the focus stays in the field, which names the active suggestion. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const field = await search(canvasElement, 'def');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  beforeEach: answering(() => ({ groups: [] })),
  play: async ({ canvasElement }) => {
    const field = await search(canvasElement, 'zzzz');
    const panel = field.closest('search') as HTMLElement;
    await waitFor(() => expect(panel.querySelectorAll('p').length).toBe(1));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
