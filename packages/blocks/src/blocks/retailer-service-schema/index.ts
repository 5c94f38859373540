// Written by scripts/generate.ts from the folders in src/blocks.
export { RetailerServiceSchema } from './RetailerServiceSchema.js';
export { retailerServiceSchema } from './retailer-service-schema.definition.js';
