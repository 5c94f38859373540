import { MapsProvider } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { locationMap } from './location-map.definition.js';

const maps = {
  script: null,
  /** Tiles as one data URL, so that the story makes no requests. */
  tilesUrl:
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22%3E%3Crect width=%22256%22 height=%22256%22 fill=%22%23f1efea%22/%3E%3Cpath d=%22M90 0V256M0 170H256%22 stroke=%22%23fff%22 stroke-width=%229%22/%3E%3C/svg%3E',
  attribution: '© Mawkib',
};

const meta = {
  title: 'Blocks/Location map',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: locationMap },
  decorators: [
    (Story) => (
      <MapsProvider value={maps}>
        <Story />
      </MapsProvider>
    ),
  ],
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const zoomIn = await canvas.findByRole('button', { name: /^(تكبير الخريطة|Zoom in)$/ });
    const pin = await canvas.findByRole('button', { name: /^(الموقع|Location)$/ });
    const place = pin.getBoundingClientRect();
    zoomIn.focus();
    await userEvent.keyboard('{Enter}');
    // The place stays at the center.
    await expect(Math.abs(pin.getBoundingClientRect().left - place.left)).toBeLessThan(2);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const WithoutMaps: Story = {
  decorators: [
    (Story) => (
      <MapsProvider value={null}>
        <Story />
      </MapsProvider>
    ),
  ],
};
export const Empty: Story = { args: { fields: { latitude: null, longitude: null, content: {} } } };
export const LongText: Story = { args: { fields: { content: longText.paragraph } } };
