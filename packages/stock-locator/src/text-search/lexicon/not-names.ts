/**
 * Words that a market may not have as names: other makers' cars, other cities, general words about
 * cars. They are matched exactly, never by sound: `باترول` is not petrol, `land cruiser` not Land
 * Rover, `warranty` not rent.
 */
export const notNames: readonly string[] = [
  ...[
    'toyota',
    'تويوتا',
    'land cruiser',
    'landcruiser',
    'لاند كروزر',
    'لاندكروزر',
    'prado',
    'برادو',
  ],
  ...['camry', 'كامري', 'corolla', 'كورولا', 'hilux', 'هايلكس', 'rav4', 'راف فور'],
  ...['nissan', 'نيسان', 'patrol', 'باترول', 'altima', 'التيما', 'maxima', 'ماكسيما'],
  ...['lexus', 'لكزس', 'ليكزس', 'lx', 'lx 570', 'lx 600', 'rx 350'],
  ...['mercedes', 'mercedes benz', 'مرسيدس', 'مرسيدس بنز', 'benz', 'g class', 'جي كلاس', 'g wagon'],
  ...['s class', 'اس كلاس', 'e class', 'اي كلاس', 'c class', 'سي كلاس', 'maybach', 'مايباخ'],
  ...['bmw', 'بي ام', 'بي ام دبليو', 'x5', 'اكس فايف', 'x6', 'x7', 'mini cooper', 'ميني كوبر'],
  ...['audi', 'اودي', 'q7', 'كيو سفن', 'q8', 'porsche', 'بورش', 'بورشه', 'cayenne', 'كايين'],
  ...['macan', 'ماكان', 'panamera', 'باناميرا', '911', 'volkswagen', 'فولكس واجن', 'touareg'],
  ...['bentley', 'بنتلي', 'بنتايجا', 'rolls royce', 'رولز رويس', 'ferrari', 'فيراري'],
  ...['lamborghini', 'لامبورغيني', 'urus', 'اوروس', 'maserati', 'مازيراتي', 'ليفانتي'],
  ...['ford', 'فورد', 'mustang', 'موستنج', 'bronco', 'برونكو', 'explorer', 'اكسبلورر'],
  ...['chevrolet', 'شفروليه', 'شيفروليه', 'tahoe', 'تاهو', 'camaro', 'كمارو', 'corvette'],
  ...['gmc', 'جي ام سي', 'yukon', 'يوكن', 'يوكون', 'cadillac', 'كاديلاك', 'escalade', 'اسكاليد'],
  ...['dodge', 'دودج', 'charger', 'تشارجر', 'challenger', 'تشالنجر', 'wrangler', 'رانجلر'],
  ...['grand cherokee', 'جراند شيروكي', 'hyundai', 'هيونداي', 'kia', 'كيا', 'genesis', 'جينيسيس'],
  ...['honda', 'هوندا', 'mazda', 'مازدا', 'mitsubishi', 'ميتسوبيشي', 'pajero', 'باجيرو'],
  ...['riyadh', 'الرياض', 'jeddah', 'جدة', 'dammam', 'الدمام', 'khobar', 'الخبر', 'makkah', 'مكة'],
  ...['doha', 'الدوحة', 'qatar', 'قطر', 'kuwait', 'الكويت', 'muscat', 'مسقط', 'oman', 'عمان'],
  ...['manama', 'المنامة', 'bahrain', 'البحرين', 'saudi', 'السعودية'],
  ...['warranty', 'guarantee', 'insurance', 'تامين', 'full option', 'full options', 'fully loaded'],
  ...['most powerful', 'fastest', 'massage seats', 'كراسي مساج', 'مساج', 'miles'],
  ...['zero down payment', 'no down payment', 'بدون مقدم', 'بدون دفعة اولى'],
  ...['glass', 'زجاج'],
  ...['infiniti', 'انفينيتي', 'volvo', 'فولفو', 'tesla', 'تسلا', 'jetour', 'جيتور', 'byd'],
];
