type Exception = {
  /** Names separated by spaces; `*` for all names of the entry. */
  names: string;
  why: string;
};

const vocabulary = 'tests of other packages hold their own words against it';
const calculators = 'the calculator blocks are built on them';
const listing = 'markets put a list, a card or a vehicle page together from these parts';

/**
 * Exports of entry points without a consumer that stay, with the reason, by entry point (`/*`: all
 * entries below). The list only shrinks: `used-exports` reports names that are used or missing.
 */
export const deliberateExports: Readonly<Record<string, Exception[]>> = {
  '@mawkib/api-clients': [{ names: 'toQueryString redactUrl', why: 'parts of transports' }],
  '@mawkib/api-clients/contracts': [
    { names: '*', why: 'the schema of everything on the wire, for services of markets' },
  ],
  '@mawkib/api-clients/*': [{ names: '*', why: 'clients that markets call services with' }],
  '@mawkib/blocks/*': [{ names: '*', why: 'each block alone, with its definition' }],
  '@mawkib/blocks/model': [
    {
      names:
        'boxColor buttonPosition buttonStyle carouselViewOptions colNumbers dir headerSize headerSizeWithTitle headerTag heroBannerImage heroImage imageRatio isReversed loadingFailed nativeVideo nativeVideoBackground offerSchedule paragraphSet rdxButtons rdxLink rdxLinks rdxSquareImage sliderTheme verticalAlignment yt',
      why: 'option sets of the catalogue, for definitions of markets',
    },
    { names: 'translatableValues', why: 'what a translation tool lists of a block' },
  ],
  '@mawkib/core/analytics': [{ names: 'eventSchemas', why: vocabulary }],
  '@mawkib/blocks/definitions': [],
  '@mawkib/blocks/editor': [],
  '@mawkib/blocks/operations': [],
  '@mawkib/blocks/canvas': [],
  '@mawkib/blocks/thumbnails': [],
  '@mawkib/blocks/stories': [],
  '@mawkib/core/calculators': [
    {
      names: 'fillTemplate fuelPoints fuelTypes quizProducts',
      why: calculators,
    },
  ],
  '@mawkib/core/consent': [
    {
      names: 'readConsentContent readPolicyVersion consentTypeScopes readDeclaredCookies',
      why: 'readers that a market needs for a consent page of its own',
    },
  ],
  '@mawkib/core/dynamic-content': [{ names: 'readExternalStockList', why: vocabulary }],
  '@mawkib/core/finance': [{ names: 'effectiveAnnualRate totalInterest', why: calculators }],
  '@mawkib/core/locale': [
    { names: 'isolateWithin pluralForm', why: 'formats of a market in its own words' },
  ],
  '@mawkib/core/vocabulary': [{ names: 'rangeFilters', why: vocabulary }],
  '@mawkib/services': [
    {
      names: 'StartError UpstreamError',
      why: 'errors that a market tells apart when it starts or calls other systems',
    },
  ],
  '@mawkib/stock-locator': [
    {
      names:
        'AppliedFilters EmptyResult FilterSheet RangeHistogram WordSearch CardSkeleton DealerCard Equipment Footnotes Gallery KeyFacts PriceList PriceNotes PrintedAddress ReserveAction ReserveBar SimilarVehicles SpecificationList VehicleActions VehicleButtons VehicleRecordList VehicleSummary VehicleTrail',
      why: listing,
    },
  ],
  '@mawkib/stock-locator/engine': [
    {
      names:
        'facetsWithin withoutPage compareVehicles maxCompared listFilters nearestTerm rateClasses defaultFinanceStates majorOf minorOf termsOf monthlyPaymentOf nearestLanding landingLinks valueKey budgetNames searchEntries locationSearch nearRetailers retailersWithin withLocation normalisePrices priceTypes reduction withList withMonthly isBarWithin rangeOfThumbs rangeScale thumbsOf withReadWords changedQuery defaultLanguage disclaimerDisplays disclaimersOf sectionsFor showroomSections defaultShowroomConfig showroomSlug readShowroomTexts defaultSort attributesFor presentAttributes structuredDataText shortVin isReservedOrSold sourceCode stateKind',
      why: 'rules that the parts of a list and a vehicle page follow, for parts of a market',
    },
  ],
  '@mawkib/stock-locator/feed': [
    {
      names: 'noteCodes defaultLimits reportHead reportLines choicesOf',
      why: 'parts of an import, for feeds that a market reads itself',
    },
  ],
  '@mawkib/stock-locator/on-device': [
    {
      names: 'buildDeviceStock openStockSnapshot wordReader',
      why: 'parts of a list that answers by itself',
    },
  ],
  '@mawkib/stock-locator/stock-index': [
    { names: 'UnknownFieldError', why: 'the error that a schema throws' },
  ],
};
