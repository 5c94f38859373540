// Written by scripts/generate.ts from the folders in src/blocks.
import { accordion } from '../blocks/accordion/accordion.definition.js';
import { collectionSlider } from '../blocks/collection-slider/collection-slider.definition.js';
import { colourPickerCarousel } from '../blocks/colour-picker-carousel/colour-picker-carousel.definition.js';
import { contentBlocks } from '../blocks/content-blocks/content-blocks.definition.js';
import { dualFrameCarousel } from '../blocks/dual-frame-carousel/dual-frame-carousel.definition.js';
import { electrifyingPower } from '../blocks/electrifying-power/electrifying-power.definition.js';
import { formComponent } from '../blocks/form-component/form-component.definition.js';
import { fuelTypeQuiz } from '../blocks/fuel-type-quiz/fuel-type-quiz.definition.js';
import { gallery } from '../blocks/gallery/gallery.definition.js';
import { galleryCategories } from '../blocks/gallery-categories/gallery-categories.definition.js';
import { heroBanner } from '../blocks/hero-banner/hero-banner.definition.js';
import { heroCarousel } from '../blocks/hero-carousel/hero-carousel.definition.js';
import { htmlBox } from '../blocks/html-box/html-box.definition.js';
import { iconButtonSlider } from '../blocks/icon-button-slider/icon-button-slider.definition.js';
import { iconsTimeline } from '../blocks/icons-timeline/icons-timeline.definition.js';
import { imageBox } from '../blocks/image-box/image-box.definition.js';
import { imageTabs } from '../blocks/image-tabs/image-tabs.definition.js';
import { inPageNavigation } from '../blocks/in-page-navigation/in-page-navigation.definition.js';
import { infoSystem } from '../blocks/info-system/info-system.definition.js';
import { jlrMapUpdate } from '../blocks/jlr-map-update/jlr-map-update.definition.js';
import { locationMap } from '../blocks/location-map/location-map.definition.js';
import { manualModelsCarousel } from '../blocks/manual-models-carousel/manual-models-carousel.definition.js';
import { masonry } from '../blocks/masonry/masonry.definition.js';
import { modelSummary } from '../blocks/model-summary/model-summary.definition.js';
import { news } from '../blocks/news/news.definition.js';
import { numberButtonSlider } from '../blocks/number-button-slider/number-button-slider.definition.js';
import { parallaxImage } from '../blocks/parallax-image/parallax-image.definition.js';
import { quote } from '../blocks/quote/quote.definition.js';
import { quoteSlider } from '../blocks/quote-slider/quote-slider.definition.js';
import { rangeComponent } from '../blocks/range-component/range-component.definition.js';
import { readyToGoBar } from '../blocks/ready-to-go-bar/ready-to-go-bar.definition.js';
import { retailerCards } from '../blocks/retailer-cards/retailer-cards.definition.js';
import { sameSizeCarousel } from '../blocks/same-size-carousel/same-size-carousel.definition.js';
import { sectionTabs } from '../blocks/section-tabs/section-tabs.definition.js';
import { selectVehicleToUpdate } from '../blocks/select-vehicle-to-update/select-vehicle-to-update.definition.js';
import { signPost } from '../blocks/sign-post/sign-post.definition.js';
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
  collectionSlider,
  colourPickerCarousel,
  contentBlocks,
  dualFrameCarousel,
  electrifyingPower,
  formComponent,
  fuelTypeQuiz,
  gallery,
  galleryCategories,
  heroBanner,
  heroCarousel,
  htmlBox,
  iconButtonSlider,
  iconsTimeline,
  imageBox,
  imageTabs,
  inPageNavigation,
  infoSystem,
  jlrMapUpdate,
  locationMap,
  manualModelsCarousel,
  masonry,
  modelSummary,
  news,
  numberButtonSlider,
  parallaxImage,
  quote,
  quoteSlider,
  rangeComponent,
  readyToGoBar,
  retailerCards,
  sameSizeCarousel,
  sectionTabs,
  selectVehicleToUpdate,
  signPost,
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
