import type { MarketViews } from '@mawkib/core/locale';

const turntable = (car: string, paint: string) => `spin360/${car}-{frame}-${paint}`;

/**
 * Pictures of the demo cars. Presets that are not listed, such as `xf_my20`, have none and show
 * the error of their block.
 */
export const views: MarketViews = {
  exteriors: {
    fpace: { images: turntable('midsuv', 'silver') },
    epace: { images: turntable('midsuv', 'green') },
    ipace: { images: turntable('midsuv', 'silver') },
    ftype: { images: turntable('coupe', 'burgundy') },
    ftype_my21: { images: turntable('coupe', 'silver') },
    xe: { images: turntable('saloon', 'white') },
    xf_my21: { images: turntable('saloon', 'black') },
    range_rover: {
      images: turntable('luxsuv', 'silver'),
      name: { ar: 'رينج روڤر', en: 'Range Rover' },
    },
    range_rover_black: {
      images: turntable('luxsuv', 'black'),
      name: { ar: 'رينج روڤر، أسود', en: 'Range Rover, black' },
    },
    defender_110: {
      images: turntable('offroader', 'green'),
      name: { ar: 'ديفندر 110', en: 'Defender 110' },
    },
    defender_110_sand: {
      images: turntable('offroader', 'sand'),
      name: { ar: 'ديفندر 110، رملي', en: 'Defender 110, sand' },
    },
  },
  interiors: {
    fpace: { images: 'interior/cabin-equirect' },
    epace: { images: 'interior/cabin-equirect' },
    ipace: { images: 'interior/cabin-equirect' },
    ftype: { images: 'interior/cabin-pano-ebony' },
    xe: { images: 'interior/cabin-pano-ebony' },
    xf_my21: { images: 'interior/cabin-pano-ebony' },
    range_rover: {
      images: 'interior/cabin-equirect',
      name: { ar: 'رينج روڤر', en: 'Range Rover' },
    },
  },
};
