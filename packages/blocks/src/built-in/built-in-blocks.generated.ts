// Written by scripts/generate.ts from the folders in src/blocks.
import { accordion } from '../blocks/accordion/accordion.definition.js';
import { carRent } from '../blocks/car-rent/car-rent.definition.js';
import { collectionSlider } from '../blocks/collection-slider/collection-slider.definition.js';
import { collectionSliderFeed } from '../blocks/collection-slider-feed/collection-slider-feed.definition.js';
import { colourPickerCarousel } from '../blocks/colour-picker-carousel/colour-picker-carousel.definition.js';
import { compareImages } from '../blocks/compare-images/compare-images.definition.js';
import { contentBlocks } from '../blocks/content-blocks/content-blocks.definition.js';
import { dualFrameCarousel } from '../blocks/dual-frame-carousel/dual-frame-carousel.definition.js';
import { electrifyingPower } from '../blocks/electrifying-power/electrifying-power.definition.js';
import { expandedEntryFormTabs } from '../blocks/expanded-entry-form-tabs/expanded-entry-form-tabs.definition.js';
import { expandedEntryFormTabsRegional } from '../blocks/expanded-entry-form-tabs-regional/expanded-entry-form-tabs-regional.definition.js';
import { extendedWarrantyForm } from '../blocks/extended-warranty-form/extended-warranty-form.definition.js';
import { exterior360 } from '../blocks/exterior-360/exterior-360.definition.js';
import { financeCalculator } from '../blocks/finance-calculator/finance-calculator.definition.js';
import { formComponent } from '../blocks/form-component/form-component.definition.js';
import { fuelTypeQuiz } from '../blocks/fuel-type-quiz/fuel-type-quiz.definition.js';
import { gallery } from '../blocks/gallery/gallery.definition.js';
import { galleryCategories } from '../blocks/gallery-categories/gallery-categories.definition.js';
import { heroBanner } from '../blocks/hero-banner/hero-banner.definition.js';
import { heroCarousel } from '../blocks/hero-carousel/hero-carousel.definition.js';
import { hotspotsContainer } from '../blocks/hotspots-container/hotspots-container.definition.js';
import { htmlBox } from '../blocks/html-box/html-box.definition.js';
import { iconButtonSlider } from '../blocks/icon-button-slider/icon-button-slider.definition.js';
import { iconsTimeline } from '../blocks/icons-timeline/icons-timeline.definition.js';
import { imageBox } from '../blocks/image-box/image-box.definition.js';
import { imageTabs } from '../blocks/image-tabs/image-tabs.definition.js';
import { inPageNavigation } from '../blocks/in-page-navigation/in-page-navigation.definition.js';
import { infoSystem } from '../blocks/info-system/info-system.definition.js';
import { interior360 } from '../blocks/interior-360/interior-360.definition.js';
import { jlrFormComponent } from '../blocks/jlr-form-component/jlr-form-component.definition.js';
import { jlrMapUpdate } from '../blocks/jlr-map-update/jlr-map-update.definition.js';
import { locationMap } from '../blocks/location-map/location-map.definition.js';
import { manualModelsCarousel } from '../blocks/manual-models-carousel/manual-models-carousel.definition.js';
import { masonry } from '../blocks/masonry/masonry.definition.js';
import { merchandisePreview } from '../blocks/merchandise-preview/merchandise-preview.definition.js';
import { modelSummary } from '../blocks/model-summary/model-summary.definition.js';
import { news } from '../blocks/news/news.definition.js';
import { numberButtonSlider } from '../blocks/number-button-slider/number-button-slider.definition.js';
import { offers } from '../blocks/offers/offers.definition.js';
import { parallaxImage } from '../blocks/parallax-image/parallax-image.definition.js';
import { quote } from '../blocks/quote/quote.definition.js';
import { quoteSlider } from '../blocks/quote-slider/quote-slider.definition.js';
import { racingResults } from '../blocks/racing-results/racing-results.definition.js';
import { rangeCalculator } from '../blocks/range-calculator/range-calculator.definition.js';
import { rangeComponent } from '../blocks/range-component/range-component.definition.js';
import { readyToGoBar } from '../blocks/ready-to-go-bar/ready-to-go-bar.definition.js';
import { rentACar } from '../blocks/rent-a-car/rent-a-car.definition.js';
import { retailerCards } from '../blocks/retailer-cards/retailer-cards.definition.js';
import { retailerLocator } from '../blocks/retailer-locator/retailer-locator.definition.js';
import { retailerSchema } from '../blocks/retailer-schema/retailer-schema.definition.js';
import { retailerServiceSchema } from '../blocks/retailer-service-schema/retailer-service-schema.definition.js';
import { sameSizeCarousel } from '../blocks/same-size-carousel/same-size-carousel.definition.js';
import { sectionTabs } from '../blocks/section-tabs/section-tabs.definition.js';
import { selectVehicleToUpdate } from '../blocks/select-vehicle-to-update/select-vehicle-to-update.definition.js';
import { signPost } from '../blocks/sign-post/sign-post.definition.js';
import { singleOffer } from '../blocks/single-offer/single-offer.definition.js';
import { snippet } from '../blocks/snippet/snippet.definition.js';
import { specificationAccordion } from '../blocks/specification-accordion/specification-accordion.definition.js';
import { specificationGlance } from '../blocks/specification-glance/specification-glance.definition.js';
import { stockLocator } from '../blocks/stock-locator/stock-locator.definition.js';
import { stockLocatorCarousel } from '../blocks/stock-locator-carousel/stock-locator-carousel.definition.js';
import { stockLocatorOverseas } from '../blocks/stock-locator-overseas/stock-locator-overseas.definition.js';
import { subscriptionQuiz } from '../blocks/subscription-quiz/subscription-quiz.definition.js';
import { tabbedComponent } from '../blocks/tabbed-component/tabbed-component.definition.js';
import { tabsWithModal } from '../blocks/tabs-with-modal/tabs-with-modal.definition.js';
import { textSteps } from '../blocks/text-steps/text-steps.definition.js';
import { versatilitySeatSlider } from '../blocks/versatility-seat-slider/versatility-seat-slider.definition.js';
import { vinChecker } from '../blocks/vin-checker/vin-checker.definition.js';
import type { AnyBlockDefinition } from '../model/definition/define-block.js';

/** The blocks of this package; a market takes all or some of them into its catalogue. */
export const builtInBlocks: readonly AnyBlockDefinition[] = [
  accordion,
  carRent,
  collectionSlider,
  collectionSliderFeed,
  colourPickerCarousel,
  compareImages,
  contentBlocks,
  dualFrameCarousel,
  electrifyingPower,
  expandedEntryFormTabs,
  expandedEntryFormTabsRegional,
  extendedWarrantyForm,
  exterior360,
  financeCalculator,
  formComponent,
  fuelTypeQuiz,
  gallery,
  galleryCategories,
  heroBanner,
  heroCarousel,
  hotspotsContainer,
  htmlBox,
  iconButtonSlider,
  iconsTimeline,
  imageBox,
  imageTabs,
  inPageNavigation,
  infoSystem,
  interior360,
  jlrFormComponent,
  jlrMapUpdate,
  locationMap,
  manualModelsCarousel,
  masonry,
  merchandisePreview,
  modelSummary,
  news,
  numberButtonSlider,
  offers,
  parallaxImage,
  quote,
  quoteSlider,
  racingResults,
  rangeCalculator,
  rangeComponent,
  readyToGoBar,
  rentACar,
  retailerCards,
  retailerLocator,
  retailerSchema,
  retailerServiceSchema,
  sameSizeCarousel,
  sectionTabs,
  selectVehicleToUpdate,
  signPost,
  singleOffer,
  snippet,
  specificationAccordion,
  specificationGlance,
  stockLocator,
  stockLocatorCarousel,
  stockLocatorOverseas,
  subscriptionQuiz,
  tabbedComponent,
  tabsWithModal,
  textSteps,
  versatilitySeatSlider,
  vinChecker,
];
