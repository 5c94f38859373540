// Written by scripts/generate.ts from the folders in src/blocks.
import type { BlockChunks } from './block-chunks.js';

export const chunks: BlockChunks = {
  accordion: () =>
    import('../blocks/accordion/Accordion.js').then((chunk) => chunk.Accordion),
  'content-blocks': () =>
    import('../blocks/content-blocks/ContentBlocks.js').then((chunk) => chunk.ContentBlocks),
  'electrifying-power': () =>
    import('../blocks/electrifying-power/ElectrifyingPower.js').then((chunk) => chunk.ElectrifyingPower),
  'form-component': () =>
    import('../blocks/form-component/FormComponent.js').then((chunk) => chunk.FormComponent),
  'hero-carousel': () =>
    import('../blocks/hero-carousel/HeroCarousel.js').then((chunk) => chunk.HeroCarousel),
  'image-box': () =>
    import('../blocks/image-box/ImageBox.js').then((chunk) => chunk.ImageBox),
  'image-tabs': () =>
    import('../blocks/image-tabs/ImageTabs.js').then((chunk) => chunk.ImageTabs),
  'in-page-navigation': () =>
    import('../blocks/in-page-navigation/InPageNavigation.js').then((chunk) => chunk.InPageNavigation),
  'parallax-image': () =>
    import('../blocks/parallax-image/ParallaxImage.js').then((chunk) => chunk.ParallaxImage),
  quote: () =>
    import('../blocks/quote/Quote.js').then((chunk) => chunk.Quote),
  'retailer-cards': () =>
    import('../blocks/retailer-cards/RetailerCards.js').then((chunk) => chunk.RetailerCards),
  'section-tabs': () =>
    import('../blocks/section-tabs/SectionTabs.js').then((chunk) => chunk.SectionTabs),
  'sign-post': () =>
    import('../blocks/sign-post/SignPost.js').then((chunk) => chunk.SignPost),
  snippet: () =>
    import('../blocks/snippet/Snippet.js').then((chunk) => chunk.Snippet),
  'stock-locator': () =>
    import('../blocks/stock-locator/StockLocator.js').then((chunk) => chunk.StockLocator),
  'stock-locator-carousel': () =>
    import('../blocks/stock-locator-carousel/StockLocatorCarousel.js').then((chunk) => chunk.StockLocatorCarousel),
  'stock-locator-overseas': () =>
    import('../blocks/stock-locator-overseas/StockLocatorOverseas.js').then((chunk) => chunk.StockLocatorOverseas),
  'tabbed-component': () =>
    import('../blocks/tabbed-component/TabbedComponent.js').then((chunk) => chunk.TabbedComponent),
  'tabs-with-modal': () =>
    import('../blocks/tabs-with-modal/TabsWithModal.js').then((chunk) => chunk.TabsWithModal),
  'text-steps': () =>
    import('../blocks/text-steps/TextSteps.js').then((chunk) => chunk.TextSteps),
};
