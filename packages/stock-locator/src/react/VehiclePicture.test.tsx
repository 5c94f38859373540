import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { normaliseVehicle } from '../engine/vehicle/normalise-vehicle.js';
import { rawVehicle } from '../fixtures/raw-vehicles.js';
import { VehiclePicture } from './VehiclePicture.js';

const draw = (photos: ReturnType<typeof rawVehicle>['photos']) => {
  const [photo] = normaliseVehicle(rawVehicle({ photos })).photos;
  if (!photo) throw new Error('There is no photo');
  return renderToString(<VehiclePicture photo={photo} alt="A car" sizes="50vw" />);
};

describe("a vehicle's picture", () => {
  it('asks our own library for modern formats', () => {
    const html = draw(rawVehicle().photos);
    expect(html).toContain('/services/media/images/studio/offroader-front34-green/640x360.avif');
    expect(html).toContain('type="image/webp"');
  });

  it('lets the browser choose among the renditions of a photo from elsewhere [B-3-376]', () => {
    const at = (name: string) => `https://photos.example/${name}.jpg`;
    const html = draw([
      { normal: at('normal'), medium: at('medium'), hd: at('hd'), quarter_hd: at('quarter') },
    ]);
    const renditions = [`${at('medium')} 640w`, `${at('quarter')} 960w`, `${at('hd')} 1920w`];
    expect(html).toContain(`srcSet="${renditions.join(', ')}"`);
    expect(html).toContain(`src="${at('normal')}"`);
  });
});
