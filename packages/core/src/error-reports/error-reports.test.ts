// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Consent, ConsentState } from '../consent/create-consent.js';
import { createErrorReports, loadRaygun } from './index.js';

afterEach(() => document.head.replaceChildren());

function visitor() {
  const listeners = new Set<() => void>();
  let status: ConsentState['status'] = 'pending';
  return {
    decide(next: ConsentState['status']) {
      status = next;
      for (const listener of listeners) listener();
    },
    consent: {
      granted: () => status === 'accepted',
      getState: () => ({ status }) as ConsentState,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    } as unknown as Consent,
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('error reports', () => {
  function started() {
    const { consent, decide } = visitor();
    const send = vi.fn();
    const load = vi.fn(async () => send);
    const reports = createErrorReports({ consent, load });
    return { reports, decide, load, sent: () => send.mock.calls.map(([error]) => error.message) };
  }

  it('wait for consent, at most 20, and are sent once the visitor agrees', async () => {
    const { reports, decide, load, sent } = started();
    for (let at = 0; at < 30; at += 1) reports.report(new Error(`early ${at}`));
    await settle();
    expect(load).not.toHaveBeenCalled();
    decide('accepted');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(20);
    expect(sent()[0]).toBe('early 0');
  });

  it('are discarded if the visitor rejects, also those that follow', async () => {
    const { reports, decide, load, sent } = started();
    reports.report(new Error('early'));
    decide('rejected');
    reports.report(new Error('late'));
    await settle();
    decide('accepted');
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it('name an error once, leave out aborted requests, and end after 20', async () => {
    const { reports, decide, sent } = started();
    decide('accepted');
    const error = new Error('twice');
    reports.report(error);
    reports.report(error);
    reports.report(new DOMException('gone', 'AbortError'));
    reports.report('as text');
    reports.report({ status: 404 });
    await settle();
    expect(sent()).toEqual(['twice', 'as text']);
    for (let at = 0; at < 40; at += 1) {
      reports.report(new Error(`loop ${at}`));
      await settle();
    }
    expect(sent()).toHaveLength(20);
  });
});

describe('Raygun', () => {
  type Page = { rg4js?: { o: unknown[][] } };
  function load() {
    const page: Page = {};
    const sender = loadRaygun({
      apiKey: 'key',
      scriptUrl: 'https://cdn.example/raygun.min.js',
      apiUrl: 'https://api.example',
      target: document,
      page,
      nonce: 'n',
    });
    const command = (name: string) => page.rg4js?.o.find(([first]) => first === name)?.[1];
    return { sender, command };
  }

  it('has its script added with the key of the setting, and gets errors', async () => {
    const { sender, command } = load();
    const script = document.head.querySelector('script');
    expect([script?.src, script?.nonce]).toEqual(['https://cdn.example/raygun.min.js', 'n']);
    expect(command('apiKey')).toBe('key');
    const error = new Error('broken');
    (await sender)(error);
    expect(command('send')).toEqual({ error });
  });

  it('gets no personal data', () => {
    const clean = load().command('onBeforeSend') as (report: object) => unknown;
    const report = {
      Details: {
        Error: { Message: 'No lead for sara@mail.example', StackTrace: [{ LineNumber: 12 }] },
        Request: { Url: 'https://m.example/ar/forms/1', QueryString: { phone: '0501234567' } },
        UserCustomData: { note: 'call +971 50 123 4567' },
      },
    };
    expect(clean(report)).toEqual({
      Details: {
        Error: { Message: 'No lead for [removed]', StackTrace: [{ LineNumber: 12 }] },
        Request: { Url: 'https://m.example/ar/forms/1', QueryString: {} },
        UserCustomData: { note: 'call [removed]' },
      },
    });
  });
});
