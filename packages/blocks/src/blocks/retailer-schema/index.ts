// Written by scripts/generate.ts from the folders in src/blocks.
export { RetailerSchema } from './RetailerSchema.js';
export { retailerSchema } from './retailer-schema.definition.js';
