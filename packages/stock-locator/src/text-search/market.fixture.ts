import type { NamedValue } from './vocabulary/vocabulary.js';

const named = (key: NamedValue['key'], ...values: readonly (readonly string[])[]): NamedValue[] =>
  values.map(([value = '', ...names]) => ({ key, value, names: [value, ...names] }));

/** Values of a small market with names in both languages. */
export const marketValues: readonly NamedValue[] = [
  ...named('brands', ['Land Rover', 'لاند روڤر'], ['Jaguar', 'جاكوار']),
  ...named(
    'models',
    ['Defender', 'ديفندر'],
    ['Range Rover', 'رينج روڤر'],
    ['Range Rover Sport', 'رينج روڤر سبورت'],
    ['Range Rover Evoque', 'رينج روڤر إيڤوك'],
    ['Discovery', 'ديسكفري'],
    ['F-PACE', 'إف-بيس'],
    ['E-PACE', 'إي-بيس'],
    ['I-PACE', 'آي-بيس'],
    ['F-TYPE', 'إف-تايب'],
    ['XE', 'إكس إي'],
    ['XF', 'إكس إف'],
  ),
  ...named(
    'states',
    ['new', 'New', 'جديدة'],
    ['approved', 'Approved', 'مستعملة معتمدة'],
    ['used', 'Used', 'مستعملة'],
  ),
  ...named(
    'engine_types',
    ['petrol', 'Petrol', 'بنزين'],
    ['diesel', 'Diesel', 'ديزل'],
    ['electric', 'Electric', 'كهربائي'],
    ['plug_in_hybrid', 'Plug-in hybrid', 'هجين قابل للشحن'],
    ['mild_hybrid', 'Mild hybrid', 'هجين خفيف'],
  ),
  ...named('transmissions', ['automatic', 'Automatic', 'أوتوماتيكي'], ['manual', 'Manual', 'يدوي']),
  ...named(
    'colors',
    ['black', 'Black', 'أسود'],
    ['white', 'White', 'أبيض'],
    ['silver', 'Silver', 'فضي'],
    ['grey', 'Grey', 'رمادي'],
    ['blue', 'Blue', 'أزرق'],
    ['red', 'Red', 'أحمر'],
    ['green', 'Green', 'أخضر'],
  ),
  ...named(
    'specific_colors',
    ['fuji_white', 'Fuji White', 'أبيض فوجي'],
    ['santorini_black', 'Santorini Black', 'أسود سانتوريني'],
    ['carpathian_grey', 'Carpathian Grey', 'رمادي كارباثي'],
  ),
  ...named('number_of_seats', ['2'], ['5'], ['7'], ['8']),
  ...named(
    'dealers',
    ['d-1', 'Corniche Motors', 'كورنيش موتورز'],
    ['d-2', 'Oasis Cars Al Ain', 'واحة السيارات العين'],
  ),
];
