// Written by scripts/generate.ts from the folders in src/blocks.
export { RentACar } from './RentACar.js';
export { rentACar } from './rent-a-car.definition.js';
