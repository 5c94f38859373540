import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { normaliseVehicle } from '../../../engine/vehicle/normalise-vehicle.js';
import { rawVehicle } from '../../../fixtures/raw-vehicles.js';
import { Gallery } from './Gallery.js';

const { photos } = normaliseVehicle(rawVehicle());

const meta: Meta<typeof Gallery> = {
  title: 'Stock locator/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  args: { photos, name: 'Defender 110' },
};
export default meta;

type Story = StoryObj<typeof Gallery>;

export const Default: Story = {};
export const OnePicture: Story = { args: { photos: photos.slice(0, 1) } };
export const NoPictures: Story = { args: { photos: [] } };

/** Full screen, opened and navigated by keyboard; the focus returns. */
export const FullScreen: Story = {
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: /ملء الشاشة|full screen/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('goes to the end', async () => {
      await userEvent.keyboard('{End}');
      await expect(within(dialog).getByRole('status')).toHaveTextContent('4 / 4');
    });
    await step('closes, and is open again to be looked at', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /إغلاق|Close/ }));
      await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
    });
  },
};
