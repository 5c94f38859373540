import sharp from 'sharp';

interface Wanted {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  /** Varies the content. */
  shade?: number;
}

/** An image with a red left half and a green right half, which shows its orientation and crop. */
export const pictureOfHalves = ({ width = 400, height = 200, shade = 0 }: Wanted = {}) =>
  sharp({
    create: { width, height, channels: 3, background: { r: 0, g: 200, b: shade } },
  }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height,
          channels: 3,
          background: { r: 220, g: 0, b: shade },
        },
      },
      gravity: 'west',
    },
  ]);

/** The encoded file of such an image. */
export const pictureFile = (wanted: Wanted = {}): Promise<Buffer> =>
  pictureOfHalves(wanted)
    .toFormat(wanted.format ?? 'jpeg')
    .toBuffer();

/** Colour of a pixel; coordinates are fractions of width and height. */
export async function pixelAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor(x * (info.width - 1)), Math.floor(y * (info.height - 1))];
  const at = (row * info.width + column) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The structure of an MP4 file without frames. */
export const filmFile = (bytes = 5000): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('moov', Buffer.alloc(120)),
    box('mdat', Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251))),
  ]);

export const documentFile = (text = 'a'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n% ${text}\nstartxref\n0\n%%EOF\n`, 'latin1');
