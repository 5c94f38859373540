// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { EmbeddedSlideVideo } from './EmbeddedSlideVideo.js';

afterEach(cleanup);

const slide = (
  <LocaleProvider locale="en">
    <EmbeddedSlideVideo address="https://youtu.be/abcDEF_-123" />
  </LocaleProvider>
);

it('asks the video site for nothing before consent, and states why', async () => {
  const { container } = render(slide);
  expect(await screen.findByRole('button', { name: 'Agree and show the video' })).toBeTruthy();
  expect(container.querySelector('iframe')).toBeNull();
});

it('is no frame from the server', () => {
  expect(renderToString(slide)).not.toContain('iframe');
});
