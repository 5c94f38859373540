/** Products of dynamic content and the uuids of their lists, as the setting names them. */
export const demoProductLists = {
  new_cars: '3b7a1f52-5c0e-4a6d-9d1b-6f2e8c4a0d11',
  approved_cars: '3b7a1f52-5c0e-4a6d-9d1b-6f2e8c4a0d12',
} as const;

/** Models by list; names are compared in normalised spelling. */
export const demoModelLists = [
  {
    id: demoProductLists.new_cars,
    product: 'new_cars',
    models: [
      'Defender',
      'Defender 90',
      'Defender 110',
      'Defender 130',
      'Discovery',
      'Range Rover',
      'Range Rover Sport',
      'Range Rover Evoque',
      'F-PACE',
      'E-PACE',
      'I-PACE',
      'F-TYPE',
      'XE',
      'XF',
    ],
  },
  {
    id: demoProductLists.approved_cars,
    product: 'approved_cars',
    models: ['Defender', 'Range Rover', 'Range Rover Sport', 'Discovery', 'F-PACE', 'F-TYPE'],
  },
];

/** Models that retailers abroad have and this market does not. */
export const demoExternalStock = [
  { model: 'XJ', vehicles: 3 },
  { model: 'Range Rover Velar', vehicles: 12 },
  { model: 'Discovery Sport', vehicles: 7 },
  { model: 'F-TYPE', vehicles: 2 },
];
