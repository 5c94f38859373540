const own = String.raw`(?:packages|@mawkib)[\\/]`;
const files = (...paths: readonly string[]) =>
  paths.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|');
const of = (paths: string, except = '(?!)') => new RegExp(`${own}(?!${except})(?:${paths})`);

/** Parts that only some blocks need, by the chunk that they share. */
const parts = {
  digits: files('core/src/locale/digits'),
  folds: files('core/src/locale/fold-arabic'),
  carousel: files('ui/src/(?:carousel|tooltip)/'),
  fields: files('ui/src/form/(?:form|Field|TextInput)'),
  choices: files('ui/src/form/(?:Checkbox|Select|TextArea)'),
  sliders: files('ui/src/form/range/'),
  uploads: files('ui/src/form/(?:[Ff]ile|Date)'),
  radios: files('ui/src/form/Radio'),
  anchors: files('blocks/src/shared/tabs/(?:use-linked-tab|tab-anchor)'),
  dialogs: files('ui/src/modal/'),
  prices: files('core/src/money/(?!price-texts)'),
  price: files('core/src/money/price-texts', 'ui/src/price/'),
  gate: files(
    'core/src/react/ConsentGate',
    'core/src/consent/consent-messages',
    'ui/src/consent/[Cc]onsent-?[Pp]laceholder',
  ),
  stored: files('core/src/storage/(?:entries|order-data)'),
  films: files('ui/src/consent/(?![Cc]onsent-?[Pp]laceholder)', 'ui/src/video/[Vv]ideo'),
  tabs: files('ui/src/navigation/[Tt]abs'),
  maps: files('ui/src/map/(?!draw|[Vv]endor|use-maps)', 'core/src/maps/(?!load)'),
  stories: files('ui/src/story/'),
  more: files('ui/src/navigation/(?:More|more)'),
  empty: files('ui/src/feedback/EmptyState'),
  buttons: files('ui/src/buttons/ButtonGroup'),
};

/**
 * Chunks of what pages share: few files that change together compress well, but a page must not load
 * what only others need. A group also takes what its files import, unless an earlier one has it, so
 * the groups of every page come first.
 */
export const sharedGroups = [
  {
    name: 'base',
    test: of(
      files(
        'core/src/(?:vocabulary|guards|react/(?:ConsentProvider|late-part)|storage/entry[.])',
        'ui/src/markup/',
      ),
    ),
    priority: 100,
  },
  {
    name: 'shared',
    test: of(
      files('core/src/(?:locale|reading|storage)/', 'ui/src/'),
      Object.values(parts).join('|'),
    ),
    minShareCount: 4,
    priority: 99,
  },
  ...Object.entries(parts).map(([name, paths], at) => ({
    name,
    test: of(paths),
    minShareCount: 3,
    priority: 50 - at,
  })),
];
