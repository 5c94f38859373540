import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isApiError } from '../../http/errors/api-error.js';
import { testConfig } from '../../testing/test-config.js';
import { documentFile, filmFile, pictureFile, pixelAt } from '../picture.fixture.js';
import { processFile } from './process-file.js';

/** Files per type; `HOSTILE_FILES=2000` raises it. */
const numRuns = Number(process.env.HOSTILE_FILES ?? 60);
const maxCpuMs = 1000;

let folder: string;
let samples: Record<string, Buffer>;
const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-hostile-'));
  const pictures = await Promise.all(
    formats.map(async (format) => [format, await pictureFile({ format })] as const),
  );
  samples = { ...Object.fromEntries(pictures), mp4: filmFile(), pdf: documentFile() };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The result for a file: what is stored, or the error code. */
async function taken(content: Uint8Array, media = testConfig().media) {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const before = process.cpuUsage();
  const response = await processFile({ path: file, bytes: content.length }, media).catch(
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error.details;
    },
  );
  const { user, system } = process.cpuUsage(before);
  return { response, cpuMs: (user + system) / 1_000 };
}

const judged = async (content: Uint8Array, media = testConfig().media) => {
  const { response, cpuMs } = await taken(content, media);
  if ('code' in response) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(cpuMs).toBeLessThan(maxCpuMs);
  } else if (Buffer.isBuffer(response.source)) {
    // Everything that is stored must decode.
    await sharp(response.source).raw().toBuffer();
  }
  return 'code' in response ? response.code : response.format;
};

const judge = async (content: Uint8Array) => {
  await judged(content);
};

const sample = () =>
  fc.constantFrom(...formats, 'mp4', 'pdf').map((name) => samples[name] ?? Buffer.of());

describe('any upload is accepted completely or rejected quickly', () => {
  test('any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 4000 }), judge), {
      numRuns,
    });
  });

  test('any bytes after a valid start', async () => {
    await fc.assert(
      fc.asyncProperty(
        sample(),
        fc.integer({ min: 4, max: 64 }),
        fc.uint8Array({ maxLength: 4000 }),
        (file, head, rest) => judge(Buffer.concat([file.subarray(0, head), rest])),
      ),
      { numRuns },
    );
  });

  test('files with modified bytes', async () => {
    const change = fc.tuple(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 0, max: 255 }),
    );
    await fc.assert(
      fc.asyncProperty(
        sample(),
        fc.array(change, { minLength: 1, maxLength: 12 }),
        (file, changes) => {
          const copy = Buffer.from(file);
          for (const [share, value] of changes) copy[Math.floor(share * copy.length)] = value;
          return judge(copy);
        },
      ),
      { numRuns },
    );
  });

  test('interrupted files: none is accepted as complete', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('jpeg', 'png', 'webp', 'avif', 'mp4', 'pdf'),
        fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        async (name, share) => {
          const file = samples[name] ?? Buffer.of();
          const code = await judged(file.subarray(0, Math.max(1, Math.floor(file.length * share))));
          expect(['broken_file', 'unsupported_file']).toContain(code);
        },
      ),
      { numRuns },
    );
  });

  test('files appended to other files', async () => {
    await fc.assert(
      fc.asyncProperty(sample(), sample(), (one, other) => judge(Buffer.concat([one, other]))),
      { numRuns },
    );
  });
});

/** A PNG with another size in its header and a valid checksum. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('a file', () => {
  test('is detected from the content', async () => {
    const kept: Record<string, string> = {
      jpeg: 'jpg',
      png: 'jpg',
      webp: 'jpg',
      avif: 'jpg',
      gif: 'jpg',
      mp4: 'mp4',
      pdf: 'pdf',
    };
    for (const [name, file] of Object.entries(samples)) expect(await judged(file)).toBe(kept[name]);
  });

  test.each([
    ['a drawing', Buffer.from(svg), 'unsupported_file'],
    [
      'a drawing behind a declaration',
      Buffer.from(`<?xml version="1.0"?>\n<!-- -->${svg}`),
      'unsupported_file',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported_file'],
    ['a program', Buffer.from('MZ\x90\0'), 'unsupported_file'],
    ['an archive', Buffer.from('PK\x03\x04'), 'unsupported_file'],
    ['nothing but a name of a format', Buffer.from('\xff\xd8\xff', 'latin1'), 'broken_file'],
    ['a document behind something', Buffer.from(`GIF89a%PDF-1.7\nstartxref\n%%EOF`), 'broken_file'],
  ])('that is %s is refused', async (_, content, code) => {
    expect(await judged(content)).toBe(code);
  });

  test('of a size beyond memory is rejected by its header only', async () => {
    const png = samples.png ?? Buffer.of();
    for (const [width, height] of [
      [60_000, 60_000],
      [2 ** 31 - 1, 2 ** 31 - 1],
      [8000, 8000],
    ] as const) {
      expect(['too_many_pixels', 'broken_file']).toContain(
        await judged(withSize(png, width, height)),
      );
    }
    const bomb = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(600_000);
    expect(await judged(bomb)).toBe('too_many_pixels');
  });

  test('that is shorter than its Content-Length is rejected', async () => {
    expect(await judged(withSize(samples.png ?? Buffer.of(), 6000, 6000))).toBe('broken_file');
  });

  test('that lacks a part in its middle is rejected', async () => {
    const jpeg = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const cut = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), jpeg.subarray(-2)]);
    expect(await judged(cut)).toBe('broken_file');
  });

  test('that is animated is rejected, in any format', async () => {
    const frames = await Promise.all(
      [0, 250].map((shade) => pictureFile({ shade, format: 'png' })),
    );
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format, { loop: 0, delay: 100 })
        .toBuffer();
      expect(await judged(moving)).toBe('moving_image');
    }
  });

  test('larger than the max image size is rejected before it is decoded', async () => {
    const media = { ...testConfig().media, imageBytes: 1000 };
    expect(await judged(samples.png ?? Buffer.of(), media)).toBe('too_large');
    expect(await judged(filmFile(5000), media)).toBe('mp4');
  });

  test('that is an image and a page at once is stored as the image only', async () => {
    const jpeg = samples.jpeg ?? Buffer.of();
    const page = Buffer.from('<script>alert(document.domain)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const both = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page]);
    const { response } = await taken(both);
    if ('code' in response || !Buffer.isBuffer(response.source))
      throw new Error('It was not taken in');
    expect(response.source.includes('alert')).toBe(false);
    expect((await pixelAt(response.source, 0.1, 0.5))[0]).toBeGreaterThan(150);
  });
});
