import sharp from 'sharp';

// One thread per encoder; the work queue limits how many run. Files are not cached by path.
sharp.concurrency(1);
sharp.cache(false);

export const limitedSharp = sharp;
