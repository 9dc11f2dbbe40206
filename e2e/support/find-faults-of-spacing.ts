/**
 * Runs in the page: what is lost once a reader spaces the text out as far as WCAG 1.4.12 names. No text is cut off by a
 * box, sticks out of its control or lies over another text where it did not before.
 */
export function findFaultsOfSpacing(): string[] {
  const TOLERANCE = 3
  interface Line {
    element: HTMLElement
    text: string
    box: DOMRect
    /** what stays in place while the page moves, and lies over it anyway */
    layer: Element | undefined
  }
  // All of the page is drawn, and at once: a transition would begin with the old letters.
  const still = adopt('* { content-visibility: visible !important; transition: none !important }')
  const before = new Set(faultsNow())
  const spaced = adopt(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  const after = faultsNow()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still && one !== spaced)
  return after.filter((fault) => !before.has(fault))

  function adopt(rules: string): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  }

  function faultsNow(): string[] {
    const lines = linesOfText()
    const faults = lines.flatMap((line) => [...cutBy(line), ...outOfControl(line)])
    for (const [i, line] of lines.entries()) {
      const over = lines.slice(i + 1).find((other) => isOver(line, other))
      if (over) faults.push(`"${line.text}" lies over "${over.text}"`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push('the page is too wide')
    return faults
  }

  /** Each line of each visible text. */
  function linesOfText(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim().slice(0, 40)
      if (!element || !text || !isSeen(element)) continue
      range.selectNodeContents(node)
      const layer = around(element).find((one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      )
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1 && !isOutside(box, element))
          lines.push({ element, text, box, layer })
    }
    return lines
  }

  function isSeen(element: HTMLElement): boolean {
    return (
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && !element.closest('.sr-only, option, [inert], [data-sonner-toaster], .leaflet-container')
    )
  }

  /** Scrolled away, or a slide that waits beside the others. */
  function isOutside(box: DOMRect, element: Element): boolean {
    return around(element).some((one) => {
      const edge = one.getBoundingClientRect()
      const isInside =
        box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top
      return !isInside && getComputedStyle(one).overflow !== 'visible'
    })
  }

  function around(element: Element): Element[] {
    const found: Element[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      found.push(one)
    return found
  }

  /** By the next box that hides what is outside of it; one that scrolls shows the rest. */
  function cutBy({ element, text, box }: Line): string[] {
    for (const one of around(element)) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if ([overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way))) return []
      const hides = (way: string) => way === 'hidden' || way === 'clip'
      const edge = one.getBoundingClientRect()
      const isCut =
        (hides(overflowX) && (box.left < edge.left - TOLERANCE || box.right > edge.right + TOLERANCE)) ||
        (hides(overflowY) && (box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE))
      if (isCut) return beginsOnly(one) ? [] : [`"${text}" is cut by ${one.tagName} ${one.className}`]
    }
    return []
  }

  /** Of what people wrote a list shows the beginning, and leads to all of it. */
  function beginsOnly(one: Element): boolean {
    return one.matches('li bdi') && getComputedStyle(one).textOverflow === 'ellipsis'
  }

  function outOfControl({ element, text, box }: Line): string[] {
    const control = element.closest('button, summary, [role=button], [role=tab], [role=radio]')
    const edge = control?.getBoundingClientRect()
    const isOut =
      edge &&
      (box.left < edge.left - TOLERANCE ||
        box.right > edge.right + TOLERANCE ||
        box.top < edge.top - TOLERANCE ||
        box.bottom > edge.bottom + TOLERANCE)
    return isOut ? [`"${text}" sticks out of its control`] : []
  }

  function isOver(one: Line, other: Line): boolean {
    return (
      one.element !== other.element &&
      one.layer === other.layer &&
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > TOLERANCE &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > TOLERANCE
    )
  }
}
