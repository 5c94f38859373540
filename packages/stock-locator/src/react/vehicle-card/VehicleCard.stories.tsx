import { Grid } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { CardSkeleton } from './CardSkeleton.js';
import { VehicleCard } from './VehicleCard.js';

const meta: Meta<typeof VehicleCard> = {
  title: 'Stock locator/Vehicle card',
  component: VehicleCard,
  decorators: [
    (Story) => (
      <Grid columns="3">
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof VehicleCard>;

export const Default: Story = { args: { vehicle: rawVehicle() } };

export const Variants: Story = {
  render: () => (
    <>
      <VehicleCard vehicle={rawVehicle({ id: 'a', price_hidden: ['cash', 'lease'] })} />
      <VehicleCard vehicle={rawVehicle({ id: 'b', status: 'reserved', state: 'approved' })} />
      <VehicleCard
        vehicle={rawVehicle({ id: 'c', status: 'sold', state: 'used', mileage: 48_200 })}
      />
      <VehicleCard vehicle={rawVehicle({ id: 'd', financing_options: ['lease'] })} />
      <VehicleCard vehicle={rawVehicle({ id: 'e' })} oldPrice />
      <VehicleCard vehicle={rawVehicle({ id: 'f', photos: [], sale_price: 0, msrp_price: 0 })} />
    </>
  ),
};

/** A market's choice of attributes. */
export const FewAttributes: Story = {
  args: { vehicle: rawVehicle(), attributes: ['productionYear', 'mileage', 'engines'] },
};

export const LongTexts: Story = {
  args: {
    vehicle: rawVehicle({
      model_display_name: 'رنج روفر سبورت بقاعدة عجلات طويلة، إصدار الذكرى الخمسين',
      version: 'P530 Autobiography Long Wheelbase Carpathian Edition First Series',
      availability: 'متوفرة للتسليم خلال أسبوعين من تأكيد الحجز',
      engine_type: 'mild_hybrid, petrol',
    }),
  },
};

export const Loading: Story = {
  render: () => (
    <>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </>
  ),
};
