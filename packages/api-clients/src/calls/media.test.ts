import { describe, expect, expectTypeOf, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { getImage } from '../contracts/media/images.js';
import { uploadMedia } from '../contracts/media/media-items.js';
import { bindOperations } from '../testing/bind-operations.js';
import { testService, transports } from '../testing/service.fixture.js';
import { imageAddress } from './media.js';

const service = testService();

describe.each(transports)('calls of the media service over %s', (_, create) => {
  it('gives an image with its variants, jpg by default [S-7-54]', async () => {
    service.response = () => ({ body: fixtures.getImage });
    const client = bindOperations(create({ origin: service.origin }), { getImage, uploadMedia });
    const { data } = await client.getImage({ params: { id: 'defender-front' } });
    const query = { fullPath: 'a/b', heights: [360, 720], format: 'webp' as const };
    await client.getImage({ params: { id: '7' }, query });
    expect(service.seen.map(({ line }) => line)).toEqual([
      'GET /services/media/api/v2/images/defender-front?format=jpg',
      'GET /services/media/api/v2/images/7?fullPath=a/b&heights=360,720&format=webp',
    ]);
    expectTypeOf(data.variants[0]?.width).toEqualTypeOf<number | undefined>();
    expect(data.variants[0]).toMatchObject({ width: 640, height: 360 });
    const sizes = { id: 'studio/a b', width: 640, height: 0 };
    expect(imageAddress('https://media.example/', sizes)).toBe(
      'https://media.example/images/studio/a%20b/640x0.jpg',
    );
  });

  it('sends a file as it is, named by the address, once for its key', async () => {
    service.response = () => ({ status: 201, body: fixtures.uploadMedia });
    const client = bindOperations(create({ origin: service.origin }), { getImage, uploadMedia });
    const body = new Blob(['[1,2]'], { type: 'image/png' });
    const query = { name: 'desert sand.jpg' };
    const { data } = await client.uploadMedia({ query, body }, { idempotencyKey: 'once' });
    expect(service.seen[0]).toMatchObject({
      line: 'POST /services/media/library?name=desert sand.jpg&again=false',
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': '5',
        'idempotency-key': 'once',
      },
      body: [1, 2],
    });
    expect(data.version).toBe(1);
    const wrong = client.uploadMedia({ query, body: {} as Blob });
    await expect(wrong).rejects.toMatchObject({ kind: 'contract' });
  });
});
