import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { ControlAttributes } from '../FormField.tsx';
import { jsonErrorAt } from './json-error-at.ts';

/** Styles of the editor's other inputs. */
const jsonEditorTheme = EditorView.theme({
  '&': {
    minBlockSize: '64px',
    maxBlockSize: '320px',
    border: '1px solid var(--ed-edge)',
    borderRadius: 'var(--ed-radius)',
    background: 'var(--ed-panel)',
    fontSize: '12px',
  },
  '&:hover': { borderColor: 'var(--ed-quiet)' },
  '&.cm-focused': { outline: '2px solid var(--ed-accent)', outlineOffset: '-1px' },
  '&:has([aria-invalid])': { borderColor: 'var(--ed-danger)' },
  '.cm-scroller': { fontFamily: 'var(--ed-mono)', lineHeight: 1.5, overflow: 'auto' },
  '.cm-content': { paddingBlock: '4px', minBlockSize: '62px' },
  '.cm-line': { paddingInline: '8px' },
});

interface JsonEditorProps {
  /** Id of the text box. The id of its label is `<id>-label`. */
  attributes: ControlAttributes;
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** Marks changes made by code, for which `onChange` is not called. */
const external = Annotation.define<true>();

/** Code editor for JSON, left to right, with syntax errors marked. Undo and redo are those of the page editor. */
export function JsonEditor({ attributes, value, onChange, onBlur }: JsonEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const content = useRef(new Compartment());
  const latest = useRef({ attributes, value, onChange, onBlur });
  latest.current = { attributes, value, onChange, onBlur };

  useEffect(() => {
    if (!parent.current) return;
    const { attributes: first, value: doc } = latest.current;
    const editor = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc,
        extensions: [
          json(),
          syntaxHighlighting(defaultHighlightStyle),
          bracketMatching(),
          keymap.of(defaultKeymap),
          EditorView.lineWrapping,
          jsonEditorTheme,
          markErrors,
          content.current.of(contentAttributes(first)),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur() }),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            if (!docChanged || transactions.some((one) => one.annotation(external))) return;
            latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    // A label focuses form controls only, so the editor is focused by code.
    const label = document.getElementById(`${first.id}-label`);
    const focus = () => editor.focus();
    label?.addEventListener('click', focus);
    return () => {
      label?.removeEventListener('click', focus);
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    const changes = { from: 0, to: editor.state.doc.length, insert: value };
    editor.dispatch({ changes, annotations: external.of(true) });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: content.current.reconfigure(contentAttributes(attributes)) });
  }, [attributes]);

  return <div ref={parent} dir="ltr" />;
}

const contentAttributes = ({ id, ...aria }: ControlAttributes): Extension =>
  EditorView.contentAttributes.of({
    id,
    dir: 'ltr',
    'aria-labelledby': `${id}-label`,
    ...Object.fromEntries(Object.entries(aria).map(([name, value]) => [name, String(value)])),
  });

/** Underlines the position of the error. Its message is below the field. */
const markErrors = linter(
  ({ state: { doc } }) => {
    const source = doc.toString();
    const at = source.trim() === '' ? null : jsonErrorAt(source);
    if (at === null) return [];
    const from = Math.min(at, Math.max(0, doc.length - 1));
    return [{ from, to: Math.min(doc.length, from + 1), severity: 'error', message: '' }];
  },
  { tooltipFilter: () => [] },
);
