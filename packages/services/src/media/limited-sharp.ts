import sharp from 'sharp';

// Encoders get one thread each; the queue in front of them decides how many run. What was read under
// a path is not remembered.
sharp.concurrency(1);
sharp.cache(false);

export const limitedSharp = sharp;
