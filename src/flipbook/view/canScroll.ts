/** Whether an element can scroll farther up or down. */
export function canScrollFarther(element: Element, isUp: boolean): boolean {
  const { scrollTop, clientHeight, scrollHeight } = element;
  return canScroll(element, false) && (isUp ? scrollTop >= 1 : scrollTop + clientHeight <= scrollHeight - 1);
}

export function canScroll(element: Element, isSideways: boolean): boolean {
  // Cheap checks first: few elements overflow.
  return isSideways
    ? element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
    : element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
