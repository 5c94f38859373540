// @vitest-environment happy-dom
import { basicConsent, consentTexts, createConsent } from '@mawkib/core/consent';
import { silentLogger } from '@mawkib/core/errors';
import { ConsentProvider } from '@mawkib/core/react';
import { createStorage, localEntries } from '@mawkib/core/storage';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { ConsentDialog, type ConsentDialogProps } from '../modal/ConsentDialog.js';
import { ConsentBar } from './ConsentBar.js';
import { EmbeddedVideo } from './EmbeddedVideo.js';
import { youTubeId } from './youtube-id.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const words = consentTexts(
  {
    heading: 'Your privacy',
    summary: 'Optional cookies.',
    text: 'Cookies.',
    policy_url: '/cookies',
    policy_label: '',
  },
  'en',
);
const inEnglish = (children: ReactNode) =>
  render(<LocaleProvider locale="en">{children}</LocaleProvider>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ConsentBar', () => {
  const bar = () => screen.getByRole('region', { name: 'Your privacy' });

  it('says one sentence, and is shown by the root alone', () => {
    inEnglish(<ConsentBar words={words} />);
    const { classList, textContent } = screen.getByText('Optional cookies.');
    expect([bar().contains(document.querySelector(`.${classList[0]}`)), textContent]).toEqual([
      true,
      'Optional cookies.',
    ]);
    cleanup();
    inEnglish(<ConsentBar words={{ ...words, summary: '' }} />);
    expect(bar().textContent).toMatch(/^Your privacy/);
  });

  it('has a press for each decision and one for the settings, for a page to handle', () => {
    inEnglish(<ConsentBar words={words} />);
    const marks = screen
      .getAllByRole('button')
      .map(({ textContent, dataset }) => [
        textContent,
        dataset.consentDecision ?? dataset.consentSettings,
      ]);
    expect(marks).toEqual([
      ['Options', ''],
      ['Accept all', 'accept'],
      ['Reject', 'reject'],
    ]);
  });
});

describe('ConsentDialog', () => {
  function dialog(props: Partial<ConsentDialogProps> = {}) {
    const heard = { onAcceptAll: vi.fn(), onReject: vi.fn(), onChoose: vi.fn(), onClose: vi.fn() };
    inEnglish(
      <ConsentDialog
        open
        words={words}
        scopes={['obligatory', 'optional', 'marketing']}
        granted={['marketing']}
        {...heard}
        {...props}
      />,
    );
    return heard;
  }

  it('is named by its heading and states what was configured', () => {
    dialog();
    const { textContent } = screen.getByRole('dialog', { name: 'Your privacy' });
    expect(textContent).toContain('Cookies.');
    expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe(
      '/en/cookies',
    );
  });

  it('accepts and rejects with one press each', () => {
    const { onAcceptAll, onReject } = dialog();
    press('Accept all');
    press('Reject');
    expect([onAcceptAll.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 1]);
  });

  it('lets the visitor choose, beginning with what is granted; the necessary stays on', () => {
    const { onChoose } = dialog();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
    expect(boxes[0]?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /Optional/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Marketing/ }));
    press('Save my choice');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['obligatory', 'optional']);
  });
});

describe('EmbeddedVideo', () => {
  const address = 'https://youtu.be/abcDEF_-123';
  const consentOf = () => {
    const storage = createStorage(localStorage, silentLogger, localEntries);
    const consent = createConsent({
      strategy: basicConsent({ storage, logger: silentLogger }),
      cookies: { read: () => '', write() {} },
      place: () => ({ hostname: 'cars.example', pathname: '/' }),
      now: () => 0,
      logger: silentLogger,
    });
    consent.start();
    return consent;
  };
  const show = (consent: ReturnType<typeof consentOf>) =>
    render(
      <LocaleProvider locale="en">
        <ConsentProvider consent={consent}>
          <EmbeddedVideo address={address} title="Video" />
          <video muted src="/own.mp4" />
        </ConsentProvider>
      </LocaleProvider>,
    ).container;

  it('shows the stated text where marketing is rejected [B-8-20]', () => {
    const consent = consentOf();
    act(consent.reject);
    expect(show(consent).querySelector('[data-consent-placeholder] p')?.textContent).toBe(
      'This content is hidden to respect your choice to say no to marketing cookies, as this is the only way we can block third party cookies.',
    );
  });

  it('asks for consent while nothing is decided, and shows the video by one press', () => {
    const consent = consentOf();
    const container = show(consent);
    expect(container.textContent).toContain('To show the video we need your consent');
    press('Agree and show the video');
    expect(container.querySelector('iframe')).not.toBeNull();
    expect(consent.getState()).toMatchObject({ status: 'accepted', isBannerOpen: false });
  });

  it('replaces third-party embeds only, and opens the banner again [B-8-23]', () => {
    const consent = consentOf();
    act(consent.reject);
    const container = show(consent);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('video')).not.toBeNull();
    press('Change your choice');
    expect(consent.getState().isBannerOpen).toBe(true);
    act(consent.acceptAll);
    expect(container.querySelector('iframe')?.src).toMatch(/nocookie\.com\/embed\/abcDEF_-123\?/);
  });

  it.each([
    'https://www.youtube.com/watch?v=abcDEF_-123&t=10s',
    'https://m.youtube.com/watch?v=abcDEF_-123',
    'https://youtu.be/abcDEF_-123?si=x',
    'https://www.youtube.com/embed/abcDEF_-123',
    'https://www.youtube-nocookie.com/embed/abcDEF_-123',
    'https://www.youtube.com/shorts/abcDEF_-123',
  ])('reads %s', (form) => {
    expect(youTubeId(form)).toBe('abcDEF_-123');
  });

  it('shows the same player for every form, and nothing for what is no address [B-3-83]', () => {
    const consent = consentOf();
    const playerOf = (form: string) =>
      render(
        <ConsentProvider consent={consent}>
          <EmbeddedVideo address={form} title="Video" />
        </ConsentProvider>,
      ).container.querySelector('iframe')?.src;
    const forms = ['watch?v=abcDEF_-123', 'embed/abcDEF_-123'].map(
      (path) => `https://www.youtube.com/${path}`,
    );
    expect([address, ...forms].map(playerOf)).toEqual([undefined, undefined, undefined]);
    cleanup();
    act(consent.acceptAll);
    const players = [address, ...forms].map(playerOf);
    expect(players[0]).toContain('/embed/abcDEF_-123');
    expect(new Set(players).size).toBe(1);
    for (const wrong of ['abc', '', 'https://evil.example/embed/abcDEF_-123', 'javascript:1']) {
      expect(playerOf(wrong)).toBeUndefined();
    }
  });
});
