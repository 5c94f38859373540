import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TileMap, type TileMapProps } from './TileMap.js';

const points = [
  { id: 'dxb', label: 'موكب شارع الشيخ زايد', latitude: 25.1642, longitude: 55.2436 },
  { id: 'fes', label: 'موكب دبي فيستيفال سيتي', latitude: 25.2228, longitude: 55.3524 },
  { id: 'auh', label: 'موكب أبوظبي أم النار', latitude: 24.4326, longitude: 54.5011 },
];

/** Tiles as one data URL, so that the story makes no requests. */
const tile =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22%3E%3Crect width=%22256%22 height=%22256%22 fill=%22%23f1efea%22/%3E%3Cpath d=%22M90 0V256M0 170H256%22 stroke=%22%23fff%22 stroke-width=%229%22/%3E%3Cpath d=%22M200 0V256M0 60H256%22 stroke=%22%23dcd8cf%22 stroke-width=%223%22/%3E%3C/svg%3E';

function Chooser(props: Partial<TileMapProps>) {
  const [chosen, choose] = useState<string | null>('fes');
  return (
    <div style={{ blockSize: '480px' }}>
      <TileMap
        tilesUrl={tile}
        attribution="© Mawkib"
        label="الوكلاء"
        points={points}
        chosen={chosen}
        onChoose={choose}
        {...props}
      />
    </div>
  );
}

const meta: Meta<typeof Chooser> = { title: 'UI/Map', component: Chooser };
export default meta;

export const Default: StoryObj<typeof Chooser> = {};
export const WithTheVisitor: StoryObj<typeof Chooser> = {
  args: { you: { latitude: 25.08, longitude: 55.14 } },
};
export const OnePoint: StoryObj<typeof Chooser> = { args: { points: points.slice(0, 1) } };
