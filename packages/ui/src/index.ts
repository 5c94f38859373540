export { Accordion, type AccordionItem, type AccordionProps } from './accordion/Accordion.js';
export { Button, type ButtonProps } from './buttons/Button.js';
export { ButtonGroup, type ButtonGroupProps } from './buttons/ButtonGroup.js';
export { ButtonLink, type ButtonLinkProps } from './buttons/ButtonLink.js';
export { type ButtonSize, type ButtonType, buttonTypes } from './buttons/button-values.js';
export { TextLink, type TextLinkProps } from './buttons/TextLink.js';
export { Carousel, type CarouselButton, type CarouselProps } from './carousel/Carousel.js';
export type { CarouselState } from './carousel/use-carousel.js';
export { useIsCurrentSlide } from './carousel/use-is-current-slide.js';
export { ConsentBar } from './consent/ConsentBar.js';
export { EmbeddedFrame, type EmbeddedFrameProps } from './consent/EmbeddedFrame.js';
export { EmbeddedVideo, type EmbeddedVideoProps } from './consent/EmbeddedVideo.js';
export { youTubeId } from './consent/youtube-id.js';
export { Chip, type ChipProps } from './feedback/Chip.js';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.js';
export { LoadFailure, type LoadFailureProps } from './feedback/LoadFailure.js';
export { LoadingBar } from './feedback/LoadingBar.js';
export { Notice, type NoticeKind, type NoticeProps } from './feedback/Notice.js';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.js';
export { Checkbox, type CheckboxProps } from './form/Checkbox.js';
export { DateInput, type DateInputProps } from './form/DateInput.js';
export type { ControlProps, FieldContent, FieldProps } from './form/Field.js';
export { FileInput, type FileInputProps } from './form/FileInput.js';
export { RadioGroup, type RadioGroupProps } from './form/RadioGroup.js';
export { RangeInput, type RangeInputProps } from './form/range/RangeInput.js';
export type { Range } from './form/range/range-values.js';
export { Slider, type SliderProps } from './form/range/Slider.js';
export { type Option, Select, type SelectProps } from './form/Select.js';
export { TextArea, type TextAreaProps } from './form/TextArea.js';
export { TextInput, type TextInputProps } from './form/TextInput.js';
export { Icon, type IconProps } from './icons/Icon.js';
export type { IconName } from './icons/icon-names.js';
export { Grid, type GridProps } from './layout/Grid.js';
export { ScrollRegion, type ScrollRegionProps } from './layout/ScrollRegion.js';
export {
  Section,
  type SectionBorder,
  type SectionPadding,
  type SectionProps,
  type SectionSurface,
} from './layout/Section.js';
export {
  type AnchorProps,
  type LinkAdapter,
  LinkProvider,
  useLinkAdapter,
} from './link/LinkProvider.js';
export { isLinkShown, type LinkValue } from './link/link-value.js';
export { SmartLink } from './link/SmartLink.js';
export { LocaleProvider, type LocaleValue, useLocale } from './locale/LocaleProvider.js';
export { MapSlot, type MapSlotProps } from './map/MapSlot.js';
export { MapsProvider, useMaps } from './map/use-maps.js';
export { ConfirmModal, type ConfirmModalProps } from './modal/ConfirmModal.js';
export { ConsentDialog, type ConsentDialogProps } from './modal/ConsentDialog.js';
export { GuardedModal, type GuardedModalProps } from './modal/GuardedModal.js';
export { Modal, type ModalProps } from './modal/Modal.js';
export { VideoModal, type VideoModalProps } from './modal/VideoModal.js';
export { Breadcrumbs, type BreadcrumbsProps } from './navigation/Breadcrumbs.js';
export { SkipLink } from './navigation/SkipLink.js';
export { type TabItem, Tabs, type TabsProps } from './navigation/Tabs.js';
export { VisuallyHidden } from './navigation/VisuallyHidden.js';
export { NoticeStack, type NoticeStackProps } from './notices/NoticeStack.js';
export { type Notify, NotifyProvider, useNotify } from './notices/use-notify.js';
export { type NoticeContent, withNotice } from './notices/with-notice.js';
export {
  OfferCard,
  type OfferCardProps,
  type OfferCardValue,
} from './offer/OfferCard.js';
export { rateText } from './offer/OfferMonthly.js';
export { offerPriceLabel } from './offer/offer-price-label.js';
export { OpenNow, type OpenNowProps, useNow } from './opening-hours/OpenNow.js';
export {
  FillingPicture,
  type FillingPictureProps,
  type LibraryOrOtherPicture,
} from './picture/FillingPicture.js';
export {
  type ImageFormat,
  type ImageValue,
  imageUrl,
} from './picture/image-url.js';
export { Picture, type PictureProps } from './picture/Picture.js';
export { Price, type PriceProps } from './price/Price.js';
export { Sheet, type SheetProps } from './sheet/Sheet.js';
export {
  FloatingActionArea,
  type FloatingActionAreaProps,
} from './site-shell/floating-actions/FloatingActionArea.js';
export {
  FloatingActionsProvider,
  useFloatingActions,
} from './site-shell/floating-actions/use-floating-actions.js';
export { foldFooterColumns } from './site-shell/footer/fold-footer-columns.js';
export { SiteFooter, type SiteFooterProps } from './site-shell/footer/SiteFooter.js';
export type { BrandChoice, FrameEntry, LanguageChoice } from './site-shell/frame-entry.js';
export { SiteHeader, type SiteHeaderProps } from './site-shell/header/SiteHeader.js';
export type {
  SearchSuggestion,
  SearchSuggestionsResponse,
  SuggestionGroup,
} from './site-shell/header/search/search-suggestions.js';
export type { StartMenu } from './site-shell/header/use-menu-intent.js';
export { MenuPanels } from './site-shell/menu/MenuPanels.js';
export type { MenuPanelContent, MenuPanelEntry } from './site-shell/menu/menu-panel-content.js';
export { Wordmark } from './site-shell/wordmark/Wordmark.js';
export { DayText, StoryCard, type StoryCardProps } from './story/StoryCard.js';
export { eagerBlocks } from './styles/breakpoints.js';
export { useMedia } from './styles/use-media.js';
export { Heading, type HeadingProps } from './text/Heading.js';
export {
  type HeadingLevel,
  type HeadingSize,
  headingSizes,
  type ParagraphSize,
} from './text/heading-sizes.js';
export { Ltr } from './text/Ltr.js';
export { MarkedText, type MarkedTextProps } from './text/MarkedText.js';
export { Paragraph, type ParagraphProps } from './text/Paragraph.js';
export { type Point, Points, type PointsProps } from './text/Points.js';
export { RichText, type RichTextProps } from './text/RichText.js';
export {
  type IconSprites,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './theme/ThemeProvider.js';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.js';
export { controlVideos } from './video/control-videos.js';
export { Video, type VideoProps } from './video/Video.js';
