/** A step of the guide. */
export type GuideStep =
  | { kind: 'command'; command: string; line: number }
  | { kind: 'file'; path: string; text: string; line: number };

const fence = /^```(\w+)?\s*$/;

/**
 * Reads the commands (`sh` blocks) and whole files (code blocks with the file's path in a comment
 * on their first line) of a guide; other blocks are illustrations. Throws if a code block is not a
 * whole file, so that nothing in a guide is untested: parts are shown as `text`.
 */
export function readGuide(markdown: string): GuideStep[] {
  const steps: GuideStep[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const language = fence.exec(lines[at] ?? '')?.[1];
    if (!(lines[at] ?? '').startsWith('```')) continue;
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw new Error(`Line ${at + 1}: the block has no end`);
    const block = lines.slice(at + 1, end);
    if (language === 'sh') {
      for (const command of commandsOf(block))
        steps.push({ kind: 'command', command, line: at + 1 });
    } else if (language === 'ts' || language === 'tsx') {
      const path = /^\/\/ (\S+\.tsx?)$/.exec(block[0] ?? '')?.[1];
      if (path === undefined) {
        throw new Error(
          `Line ${at + 1}: a block of ${language} begins with a comment that names its file`,
        );
      }
      steps.push({ kind: 'file', path, text: `${block.slice(1).join('\n')}\n`, line: at + 1 });
    }
    at = end;
  }
  return steps;
}

/** A trailing backslash continues a line; comments are output. */
const commandsOf = (block: readonly string[]) =>
  block
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
