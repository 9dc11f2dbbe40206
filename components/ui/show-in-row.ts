/** Scrolls a row until an item is in its middle; `scrollIntoView` would stop a page that is just scrolling. */
export function showInRow(row: HTMLElement, item: HTMLElement): void {
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
