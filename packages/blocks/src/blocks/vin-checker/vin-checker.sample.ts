import type { Sample } from '../../model/definition/define-block.js';

const vins = ['SALEA7BW6N2104417', 'SALEA7BW6N2104418', 'SALYA*'].join('\n');

const content: Sample = {
  fields: {
    label: { ar: 'رقم هيكل سيارتك', en: 'Your vehicle’s VIN' },
    button_text: { ar: 'تحقق', en: 'Check' },
    vin_list: { ar: vins, en: vins },
  },
};

export const sample = { ar: content, en: content };
