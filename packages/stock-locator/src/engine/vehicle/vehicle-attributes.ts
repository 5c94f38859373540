/** What a vehicle's page shows by default, in this order. Site document, section 9. */
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

/**
 * A VIN as it is displayed: its last 3 characters when it is longer than 3. Blocks document,
 * section 9.
 */
export const shortVin = (vin: string): string => vin.slice(-3);
