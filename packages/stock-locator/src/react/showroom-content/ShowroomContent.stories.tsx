import { silentLogger } from '@mawkib/core/errors';
import { sanitize } from '@mawkib/ui/rich-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { normalisePrices } from '../../engine/prices/prices.js';
import { readShowroomConfig } from '../../engine/showroom/showroom-config.js';
import { showroomEntries } from '../../fixtures/showroom-entries.js';
import { ShowroomContent } from './ShowroomContent.js';

const { sections, finance } = readShowroomConfig(showroomEntries, {
  sanitize,
  logger: silentLogger,
});

const meta: Meta<typeof ShowroomContent> = {
  title: 'Stock locator/Showroom content',
  component: ShowroomContent,
  parameters: { layout: 'fullscreen' },
  args: {
    sections,
    context: {
      plan: finance,
      state: 'new',
      prices: normalisePrices({
        financing_options: ['cash', 'lease', 'rent'],
        msrp_price: 289_000,
        monthly_price: 5_950,
        subscribe_price: 8_900,
      }),
    },
  },
};
export default meta;

type Story = StoryObj<typeof ShowroomContent>;

/** A section for each entry type. */
export const Default: Story = {};

/** All items open, including the dialog. */
export const Open: Story = {
  play: ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};

/** An inline form, provided by the page. */
export const WithForm: Story = {
  args: {
    sections: sections.filter(({ type }) => type === 'subscription'),
    context: {
      plan: null,
      state: 'new',
      prices: [],
      renderForm: (formId) => <p>{formId}</p>,
    },
  },
};

const long = 'نص طويل جدًا عن الضمان والتسليم والصيانة وكل ما يريد المشتري أن يعرفه قبل الشراء';

export const LongTexts: Story = {
  args: {
    sections: [
      {
        type: 'additional',
        title: long,
        items: [
          {
            type: 'html',
            title: `${long}، ${long}`,
            html: sanitize(`<p>${long} ${long} ${long}</p>`),
          },
        ],
        popups: [{ type: 'html', title: `${long}، ${long}`, html: sanitize(`<p>${long}</p>`) }],
        includes: [long, long],
        mileage: 2500,
      },
    ],
  },
};
