export function canScroll(element: Element, isSideways: boolean): boolean {
  // Cheap checks first: few elements overflow.
  return isSideways
    ? element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
    : element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
