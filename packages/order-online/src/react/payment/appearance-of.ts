/** Theme of Stripe's element, from the page's own computed styles. */
export function appearanceOf(place: HTMLElement) {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const value = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  const background = value('--mk-color-canvas');
  const danger = value('--mk-color-danger');
  return {
    theme: 'flat',
    variables: {
      colorText: color,
      colorPrimary: color,
      ...(background && { colorBackground: background }),
      ...(danger && { colorDanger: danger }),
      fontFamily,
      fontSizeBase: fontSize,
      borderRadius: '0px',
    },
  };
}
