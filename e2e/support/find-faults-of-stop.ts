/**
 * Runs in the page: what is wrong with the element that has the focus. It can be seen, also under fixed bars
 * (WCAG 2.4.11), is marked (2.4.7), and comes after the stop before it in the order of reading (2.4.3).
 */
export function findFaultsOfStop(): string[] {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
    return ['the focus is lost']
  /** Of a row that scrolls sideways; Chromium turns it no further for the focus. */
  const ENOUGH_WIDTH = 32
  const faults: string[] = []
  const drawn = drawnPartOf(focused)
  const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  const call = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  if (focused.closest('[aria-hidden=true], [inert]')) faults.push(`hidden from screen readers: ${call}`)
  const shownWidth = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
  if (shownWidth < Math.min(box.width, ENOUGH_WIDTH) - 1 || !isInside(box.top, box.bottom, innerHeight))
    faults.push(
      `outside of the window: ${call} ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`,
    )
  const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
  const hit = document.elementFromPoint(
    middle(box.left, box.right, innerWidth),
    middle(box.top, box.bottom, innerHeight),
  )
  if (!hit || !(drawn.contains(hit) || hit.contains(drawn)))
    faults.push(`${call} is covered by ${hit?.outerHTML.slice(0, 160)}`)
  if (!isMarked(focused, drawn)) faults.push(`not marked: ${focused.outerHTML.slice(0, 160)}`)
  return faults

  /** A control that is hidden behind its drawing is seen as its label. */
  function drawnPartOf(one: HTMLElement | SVGElement): Element {
    const { width, height } = one.getBoundingClientRect()
    const isDrawn = width > 4 && height > 4 && getComputedStyle(one).opacity !== '0'
    if (isDrawn) return one
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : null
    return label ?? one.closest('label') ?? one.parentElement ?? one
  }

  /** What is longer than the window reaches over it; else all of it is inside. */
  function isInside(from: number, to: number, end: number): boolean {
    if (to - from > end) return from < end && to > 0
    return from >= -1 && to <= end + 1
  }

  /** By an outline, or a shadow in the colour of the focus: its own, of a layer over it, or of the card or row around it. */
  function isMarked(one: Element, part: Element): boolean {
    // A heading that has the focus after a step is read, not pressed.
    if (one.getAttribute('tabindex') === '-1' && /^H\d$/.test(one.tagName)) return true
    if (!one.matches(':focus-visible')) return false
    const around: Element[] = []
    for (let outer: Element | null = part; outer && around.length < 6; outer = outer.parentElement)
      around.push(outer)
    return [one, ...around, ...part.children].some((each) =>
      [null, '::before', '::after'].some((layer) => isOutlined(each, layer)),
    )
  }

  function isOutlined(one: Element, layer: string | null): boolean {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, layer)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes(focusColour())
  }

  function focusColour(): string {
    const hex = getComputedStyle(document.documentElement).getPropertyValue('--c-focus').trim().slice(1)
    return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  }
}
