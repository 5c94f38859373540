import { describe, expect, it, vi } from 'vitest';
import { fixtures } from './contracts/answers.fixture.js';
import { getSettings } from './contracts/content/settings-and-metaheads.js';
import { createCall, problemError, type ServiceError, type Transport } from './index.js';

const forbidden = { type: 'about:blank', title: 'No', status: 403, code: 'forbidden' };

describe('createCall', () => {
  it('hands operation, input and context to any transport', async () => {
    const transport = vi.fn<Transport>(async () => fixtures.getSettings);
    const context = { locale: 'ar' } as const;
    await expect(createCall(transport)(getSettings, {}, context)).resolves.toEqual(
      fixtures.getSettings,
    );
    expect(transport).toHaveBeenCalledExactlyOnceWith(getSettings, {}, context);
  });

  it('throws one kind of error, whatever the transport throws', async () => {
    const cause = new Error('broken');
    const call = createCall(() => Promise.reject(cause));
    await expect(call(getSettings, {})).rejects.toMatchObject({
      name: 'ServiceError',
      kind: 'network',
      cause,
    });
  });

  it('throws a problem of the same process like one that came over the wire', async () => {
    const seen: ServiceError[] = [];
    const options = { onForbidden: (error: ServiceError) => seen.push(error) };
    const call = createCall(() => Promise.reject(problemError(forbidden)), options);
    await expect(call(getSettings, {})).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect(seen).toMatchObject([{ code: 'forbidden' }]);
  });
});
