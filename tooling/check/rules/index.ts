import { arabicType } from './arabic-type.ts';
import { calmTests } from './calm-tests.ts';
import { changesetShape } from './changeset-shape.ts';
import { coreOnce } from './core-once.ts';
import { crowdedFolders } from './crowded-folders.ts';
import { deepImports } from './deep-imports.ts';
import { exportStar } from './export-star.ts';
import { fileNames } from './file-names.ts';
import { fileSize } from './file-size.ts';
import { folderCycles } from './folder-cycles.ts';
import { folderMap } from './folder-map.ts';
import { keptFormatters } from './kept-formatters.ts';
import { logicalStyles } from './logical-styles.ts';
import { machinePaths } from './machine-paths.ts';
import { mainExport } from './main-export.ts';
import { marketNeutral } from './market-neutral.ts';
import { namedTests } from './named-tests.ts';
import { oneTerm } from './one-term.ts';
import { packageFiles } from './package-files.ts';
import { passedCatalogue } from './passed-catalogue.ts';
import { pureEngines } from './pure-engines.ts';
import { retiredWords } from './retired-words.ts';
import type { Rule } from './rule.ts';
import { sanitisedHtml } from './sanitised-html.ts';
import { servicePaths } from './service-paths.ts';
import { sharedAttributes } from './shared-attributes.ts';
import { sheetNames } from './sheet-names.ts';
import { skippedTests } from './skipped-tests.ts';
import { usedExports } from './used-exports.ts';
import { vagueNames } from './vague-names.ts';
import { visitorWeight } from './visitor-weight.ts';
import { zodImports } from './zod-imports.ts';

export const rules: readonly Rule[] = [
  arabicType,
  calmTests,
  changesetShape,
  coreOnce,
  crowdedFolders,
  deepImports,
  exportStar,
  fileNames,
  fileSize,
  folderCycles,
  folderMap,
  keptFormatters,
  logicalStyles,
  machinePaths,
  mainExport,
  marketNeutral,
  namedTests,
  oneTerm,
  packageFiles,
  passedCatalogue,
  pureEngines,
  retiredWords,
  sanitisedHtml,
  servicePaths,
  sharedAttributes,
  sheetNames,
  skippedTests,
  usedExports,
  vagueNames,
  visitorWeight,
  zodImports,
];
