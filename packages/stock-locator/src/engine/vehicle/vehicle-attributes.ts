/** Default attributes of a vehicle's page, in order. Site document, section 9. */
export const showroomAttributes = [
  'state',
  'status',
  'deliveryDate',
  'productionYear',
  'mileage',
  'transmission',
  'engines',
  'capacity',
  'power',
  'color',
  'colorInterior',
  'vin',
  'orderNumber',
  'avl',
] as const;

/** Displayed form of a VIN: its last 3 characters. Blocks document, section 9. */
export const shortVin = (vin: string): string => vin.slice(-3);
