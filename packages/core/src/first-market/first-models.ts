const families = {
  defender: ['defender', 'defender_90', 'defender_110', 'defender_130'],
  discovery: ['discovery', 'discovery_sport'],
  range_rover: ['range_rover', 'range_rover_sport', 'range_rover_velar', 'range_rover_evoque'],
} as const;

/** Models of the first market. Blocks document, section 5; site document, section 3. */
export const firstModels = {
  families,
  groups: {
    any_jag: {
      models: ['f-pace', 'e-pace', 'i-pace', 'f-type', 'xe', 'xj', 'xf'],
      line: 'jaguar',
    },
    any_lr: { models: [...families.defender, ...families.discovery, ...families.range_rover] },
  },
  names: ['F-Pace', 'I-Pace', 'E-Pace', 'F-Type', 'XE', 'XJ', 'XF'],
  platformCodes: { 'f-pace': 'x761', 'i-pace': 'x590', 'f-type': 'x152', xe: 'x760', xf: 'x260' },
} as const;
