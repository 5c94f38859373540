// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStyleCollector } from '../styles/sheets/style-collector.js';
import { GuardedModal } from './GuardedModal.js';
import { Modal, type ModalProps, openModally } from './Modal.js';

afterEach(cleanup);

function modal(props: Partial<ModalProps> = {}) {
  const onClose = vi.fn();
  render(
    <Modal open onClose={onClose} title="عنوان" {...props}>
      <p>text</p>
    </Modal>,
  );
  const dialog = screen.getByRole('dialog');
  return { onClose, dialog, inside: screen.getByText('text') };
}

it('closes on Escape only where that is allowed [S-4-33]', () => {
  const allowed = modal();
  fireEvent.keyDown(allowed.inside, { key: 'Escape' });
  expect(allowed.onClose).toHaveBeenCalledOnce();
  cleanup();
  const rejected = modal({ escapeCloses: false });
  fireEvent.keyDown(rejected.inside, { key: 'Escape' });
  expect(rejected.onClose).not.toHaveBeenCalled();
});

it('closes on a press only when it began and ended on the backdrop [S-4-34]', () => {
  const { dialog, inside, onClose } = modal();
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(inside);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open whatever is done while closing is prevented [S-4-35]', () => {
  const { dialog, inside, onClose } = modal({ preventClose: true });
  fireEvent.keyDown(inside, { key: 'Escape' });
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('button')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('opens again when the browser closed it against all that', () => {
  const rejected = modal({ preventClose: true });
  (rejected.dialog as HTMLDialogElement).close();
  expect((rejected.dialog as HTMLDialogElement).open).toBe(true);
  expect(rejected.onClose).not.toHaveBeenCalled();
  cleanup();
  const allowed = modal();
  (allowed.dialog as HTMLDialogElement).close();
  expect(allowed.onClose).toHaveBeenCalledOnce();
});

it('stays open when the browser tells late of a closing before', () => {
  const { dialog, onClose } = modal();
  fireEvent(dialog, new Event('close'));
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

describe('as a dialog', () => {
  it('is named by its title and closed by its button', () => {
    const { dialog, onClose } = modal();
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'عنوان',
    );
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('fades in 0.35 s and changes its width at 741, 900 and 1024 px [S-9-06]', () => {
    const collector = createStyleCollector();
    renderToString(
      <collector.Provider>
        <Modal open={false} onClose={() => {}} title="x">
          y
        </Modal>
      </collector.Provider>,
    );
    const css = collector.css();
    expect(css).toContain('transition:opacity var(--mk-motion-modal)');
    const widths = [741, 901, 1024].map(
      (width) =>
        new RegExp(`min-width: ${width}px\\){\\.mk-modal{inline-size:(\\d+)px`).exec(css)?.[1],
    );
    expect(widths).toEqual(['640', '720', '800']);
  });
});

it('has the focus inside, also where nothing in it is drawn at first', async () => {
  document.body.innerHTML = '<dialog><button>first</button><button>second</button></dialog>';
  const [dialog, first] = [document.querySelector('dialog'), screen.getByText('first')];
  const focus = vi.spyOn(first, 'focus').mockImplementationOnce(() => {});
  openModally(dialog as HTMLDialogElement);
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  expect(focus).toHaveBeenCalledTimes(2);
  document.body.replaceChildren();
});

const question = { title: 'Close?', text: 'It will be lost.', discard: 'Discard', keep: 'Keep' };

function Guarded() {
  const [open, setOpen] = useState(false);
  const unsent = useRef(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <GuardedModal
        open={open}
        onClose={() => setOpen(false)}
        title="Form"
        unsent={unsent}
        question={question}
      >
        <input aria-label="name" />
      </GuardedModal>
    </>
  );
}

describe('with unsent input', () => {
  const dialogNamed = (name: string) => screen.queryByRole('dialog', { name });
  const pressEscape = () => fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Escape' });

  it('asks before it closes, and closes at once while there is none', () => {
    render(<Guarded />);
    fireEvent.click(screen.getByText('Open'));
    pressEscape();
    expect(dialogNamed('Form')).toBeNull();
    fireEvent.click(screen.getByText('Open'));
    fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Noura' } });
    pressEscape();
    expect(dialogNamed('Close?')).not.toBeNull();
    fireEvent.click(screen.getByText('Keep'));
    expect(dialogNamed('Close?')).toBeNull();
    expect((screen.getByLabelText('name') as HTMLInputElement).value).toBe('Noura');
    pressEscape();
    fireEvent.click(screen.getByText('Discard'));
    expect([dialogNamed('Close?'), dialogNamed('Form')]).toEqual([null, null]);
    fireEvent.click(screen.getByText('Open'));
    pressEscape();
    expect(dialogNamed('Form')).toBeNull();
  });
});
