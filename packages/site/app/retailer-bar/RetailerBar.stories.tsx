import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { DealerContact } from '../dealers/dealer-view.ts';
import RetailerBar from './RetailerBar.tsx';
import { setVisitorRetailer } from './visitor-retailer.ts';

const day = [['09:00', '21:00']] as const;
const week = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

const contactIn = (locale: string, fields: Partial<DealerContact>): DealerContact => ({
  id: '1',
  code: 'AE01',
  name: locale === 'ar' ? 'معرض شارع الشيخ زايد' : 'Sheikh Zayed Road showroom',
  href: `/${locale}/retailers/sheikh-zayed-road`,
  address: '',
  city: '',
  phone: { text: '+971 4 555 0123', href: 'tel:+97145550123' },
  email: null,
  hours: { week },
  hoursText: '',
  timeZone: 'Asia/Dubai',
  at: null,
  directions: 'https://maps.example/directions',
  changeHref: `/${locale}/retailers`,
  ...fields,
});

function Bar({ contact = {} }: { contact?: Partial<DealerContact> }) {
  const { locale } = useLocale();
  const known = contactIn(locale, contact);
  setVisitorRetailer({ code: known.code, locale, contact: known });
  const element = <RetailerBar code={known.code} room={null} onForget={() => {}} />;
  const router = createMemoryRouter([{ path: '/:locale/*', element }], {
    initialEntries: [`/${locale}/offers`],
  });
  return <RouterProvider router={router} />;
}

/** The service that confirms the contact does not respond: the bar shows what it knows. */
const silent = () => {
  const real = window.fetch;
  window.fetch = async (input, init) =>
    String(input).endsWith('/contact') ? new Promise<never>(() => {}) : real(input, init);
  return () => {
    window.fetch = real;
    setVisitorRetailer(null);
  };
};

const meta: Meta<typeof Bar> = {
  title: 'Site/Retailer bar',
  component: Bar,
  parameters: { layout: 'fullscreen' },
  beforeEach: silent,
};
export default meta;

type Story = StoryObj<typeof Bar>;

export const Default: Story = {};
export const Closed: Story = { args: { contact: { hours: { week: {} } } } };
/** A long name is cut with dots; a retailer may have neither a page nor a phone. */
export const LongName: Story = {
  args: {
    contact: {
      name: 'Premium Automobiles of the Northern Emirates, sales and service centre',
      href: null,
      phone: null,
      hours: null,
      hoursText: 'Sunday to Thursday 9:00–21:00, Friday 16:00–21:00',
    },
  },
};
