import { stockTexts as texts } from '../market/stock-texts.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { StockImport } from '../screens/stock-import.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const retailer = 'نقطة البيع';
const mileage = 'الممشى';
const vin = 'SALGA2EV9HA298784';
/** A valid row, a row with a value that is left out, a row without a model. */
const file = [
  `رقم الإعلان,الماركة,الموديل,رقم الشاصي,السعر,${mileage},${retailer}`,
  `9000001,جاكوار,إف تايب,${vin},"٢٢٥٬٠٠٠ درهم",١٢٠٠٠,MKDXB01`,
  '9000002,جاكوار,إف تايب,,231000,-5,MKDXB01',
  '9000003,جاكوار,,,240000,100,MKDXB01',
].join('\n');

test('an administrator imports a file, corrects its mapping, reads the report and takes it back', {
  tag: '@once',
}, async ({ page, texts: siteWords }) => {
  const stock = new StockImport(page);
  await openAs(page, 'admin', '/ar/admin/stock');
  await stock.isShown();
  await stock.addSource('سيارات الإعلانات', 'listings');
  await expectAccessible(page);

  await stock.upload('سيارات الإعلانات', 'listings.csv', file);
  await expect(stock.fieldOf(mileage)).toHaveValue('mileage');
  // The file does not say that these are retailer codes.
  await expect(stock.fieldOf(retailer)).toHaveValue('');
  await stock.fieldOf(retailer).selectOption('owner_dealer_code');
  await expect(stock.tried).toHaveCount(3);
  await expect(stock.tried.nth(0)).toContainText(texts.outcomes.accepted);
  await expect(stock.tried.nth(0)).toContainText('MKDXB01');
  await expect(stock.tried.nth(1)).toContainText(texts.outcomes.repaired);
  await expect(stock.tried.nth(2)).toContainText(texts.noModel);
  await expectAccessible(page);

  await stock.saveAndImport();
  await stock.isApplied();
  await expect(stock.reported(texts.noModel)).toHaveCount(1);
  await stock.showAllRows();
  await expect(stock.reported(texts.belowZero)).toHaveCount(1);
  await expectAccessible(page, '[role="dialog"]');
  const report = await stock.download();
  expect(report).toContain(texts.noModel);
  expect(report).toContain(texts.belowZero);
  const run = page.url();

  const list = new StockList(page, siteWords);
  await page.goto(`/ar/vehicles?q=${vin}`);
  await expect(list.card('9000001')).toBeVisible();

  await page.goto(run);
  await stock.rollBack();
  await stock.isApplied('rollbackRun');
  await page.goto(`/ar/vehicles?q=${vin}`);
  await expect(list.results).toBeVisible();
  await expect(list.card('9000001')).toHaveCount(0);
});
