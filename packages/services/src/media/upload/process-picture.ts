import type { Metadata, Sharp } from 'sharp';
import type { MediaConfig } from '../../config/media-config.js';
import { limitedSharp } from '../limited-sharp.js';
import type { ProcessedFile } from './processed-file.js';
import type { FileType } from './sniff-file.js';
import { uploadErrors } from './upload-errors.js';

type Format = Extract<FileType, { type: 'image' }>['format'];

/** Max width and height of a stored image: twice the largest variant, to allow crops. */
const maxSide = 4000;
const maxSeconds = 20;

/**
 * Re-encodes an image from its pixels: upright, in sRGB, without metadata or hidden content. Throws
 * 422 for animations, images with too many pixels by their header, and images that cannot be
 * decoded completely.
 */
export async function processPicture(
  file: { path: string; tail: Buffer; bytes: number },
  format: Format,
  { imagePixels }: Pick<MediaConfig, 'imagePixels'>,
): Promise<ProcessedFile> {
  const open = () => limitedSharp(file.path, { limitInputPixels: imagePixels, failOn: 'warning' });
  const found = await limitedSharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw uploadErrors.broken();
    });
  if ((found.pages ?? 1) > 1) throw uploadErrors.moving();
  if (found.width * found.height > imagePixels) throw uploadErrors.tooManyPixels(imagePixels);
  if (nameOf(found) !== format || !isWhole(format, file)) throw uploadErrors.broken();
  const upright = open()
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  return encode(upright, found.hasAlpha).catch(() => {
    throw uploadErrors.broken();
  });
}

async function encode(upright: Sharp, hasAlpha: boolean): Promise<ProcessedFile> {
  if (!hasAlpha) return toProcessedFile('jpg', upright.jpeg(opaque));
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = limitedSharp(data, { raw: { width, height, channels } });
  return isOpaque(data, channels)
    ? toProcessedFile('jpg', pixels.removeAlpha().jpeg(opaque))
    : toProcessedFile('webp', pixels.webp({ quality: 95, alphaQuality: 100, effort: 2 }));
}

const opaque = { quality: 93, chromaSubsampling: '4:4:4' };

/** True for images that have an alpha channel but no transparent pixel. */
function isOpaque(pixels: Buffer, channels: number): boolean {
  for (let at = channels - 1; at < pixels.length; at += channels) {
    if (pixels[at] !== 255) return false;
  }
  return true;
}

async function toProcessedFile(format: 'jpg' | 'webp', encoded: Sharp): Promise<ProcessedFile> {
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { type: 'image', format, source: data, bytes: data.length, width, height };
}

const nameOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/**
 * True if the file ends as its format requires. Detects most interrupted transfers without
 * decoding. Cameras append data to JPEG files, so those are left to the decoder.
 */
function isWhole(format: Format, { tail, bytes }: { tail: Buffer; bytes: number }): boolean {
  switch (format) {
    case 'png':
      return tail.includes('IEND');
    case 'jpeg':
      return tail.includes('\xff\xd9', 0, 'latin1') || bytes > tail.length;
    default:
      return true;
  }
}
