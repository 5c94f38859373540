import type { Meta, StoryObj } from '@storybook/react-vite';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { deviceSavedVehicles as saved } from '../saved-vehicles/device-saved-vehicles.js';
import { createModelSpecs } from './model-specs.js';
import { SavedList } from './SavedList.js';
import { SharedList } from './SharedList.js';
import { VehicleComparison } from './VehicleComparison.js';

const stock = rawVehicles(4);
const specs = createModelSpecs(async () => [], 'ar');
const savedOnly = (ids: readonly string[]) => () => {
  for (const { id } of [...saved.list()]) saved.remove(id);
  for (const id of ids) saved.toggle({ id });
};

const meta: Meta<typeof SavedList> = {
  title: 'Stock locator/Saved vehicles',
  component: SavedList,
  args: {
    load: async (ids) => ({ vehicles: stock.filter(({ id }) => ids.includes(id)), gone: [] }),
    shareHref: (ids) => `/saved-vehicles?ids=${ids.join(',')}`,
  },
};
export default meta;

type Story = StoryObj<typeof SavedList>;

export const Default: Story = { beforeEach: savedOnly(['vehicle1', 'vehicle2', 'vehicle3']) };

export const Empty: Story = { beforeEach: savedOnly([]) };

/** The service is not available: nothing is removed. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('unreachable')) },
  beforeEach: savedOnly(['vehicle1', 'vehicle2']),
};

export const Comparison: Story = {
  render: () => <VehicleComparison vehicles={stock} specs={specs} />,
};

export const Shared: Story = {
  render: () => <SharedList vehicles={stock.slice(0, 3)} />,
  beforeEach: savedOnly([]),
};
