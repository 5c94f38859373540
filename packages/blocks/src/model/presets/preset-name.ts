import type { Bilingual } from '../definition/bilingual.js';
import type { ExteriorPreset, ModelKey } from './presets.js';

const names: Readonly<Record<string, Bilingual>> = {
  fpace: { ar: 'إف-بيس', en: 'F-PACE' },
  epace: { ar: 'إي-بيس', en: 'E-PACE' },
  ipace: { ar: 'آي-بيس', en: 'I-PACE' },
  ftype: { ar: 'إف-تايب', en: 'F-TYPE' },
  xe: { ar: 'إكس إي', en: 'XE' },
  xf: { ar: 'إكس إف', en: 'XF' },
};

/**
 * Display name of a preset's model with its year: `fpace_my21` and `fpace-21my` are both the F-PACE
 * of 2021.
 */
export function presetName(value: ExteriorPreset | ModelKey): Bilingual {
  const model = value.split(/[_-]/)[0] ?? value;
  const year = `20${/\d{2}/.exec(value)?.[0] ?? ''}`;
  const { ar, en } = names[model] ?? { ar: model, en: model };
  return { ar: `${ar} ${year}`, en: `${en} ${year}` };
}
