import type { Page } from '@playwright/test'

/** The faults of a drawn view that need no eye: each as a sentence with the element's text. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST_TARGET = 24
    const KEY_OR_NOTHING = /^(?:[a-z]\w+\.)+[a-z]\w+$|\b(?:undefined|NaN|null)\b|\[object /
    const frame = document.querySelector('[role=dialog]') ?? document.body
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    const note = (fault: string, element: Element) =>
      faults.push(
        `${fault}: <${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`,
      )

    const isDrawn = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && !element.closest('[aria-hidden=true], [inert], .sr-only')
    const styleOf = (element: Element) => getComputedStyle(element)
    const isHidden = (box: DOMRect) => box.width <= 1 || box.height <= 1
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    const ancestors = (element: Element) => {
      const found: Element[] = []
      for (let at = element.parentElement; at; at = at.parentElement) found.push(at)
      return found
    }
    // The button of a date stands inside of its field, which leaves room for it.
    const isInField = (field: Element, button: Element) =>
      field.localName === 'input' &&
      field.parentElement === button.parentElement &&
      styleOf(button).position === 'absolute'
    const isClipped = (element: Element) =>
      ancestors(element).some((at) => styleOf(at).overflowX !== 'visible' && at !== document.body)
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

    for (const bar of frame.querySelectorAll('header, nav, form, fieldset')) {
      const controls = [...bar.querySelectorAll('a, button, input, select')].filter(isDrawn)
      const boxes = controls.map((control) => control.getBoundingClientRect())
      for (const [i, first] of boxes.entries()) {
        const over = boxes.findIndex(
          (second, j) => j > i && !isHidden(first) && !isHidden(second) && isOver(first, second),
        )
        const [control, other] = [controls[i], controls[over]]
        if (!control || !other || isInField(control, other)) continue
        if (!control.contains(other) && !other.contains(control)) note('covered by another', control)
      }
    }
    if (document.documentElement.scrollWidth > width + 1)
      faults.push(`the page is ${document.documentElement.scrollWidth - width} px too wide`)
    for (const element of frame.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      if (!isDrawn(element) || isHidden(box)) continue
      const style = styleOf(element)
      if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0)
        note('a picture did not come', element)
      if (hasOwnText(element)) {
        if (KEY_OR_NOTHING.test(element.textContent?.trim() ?? '') && !element.closest('code, pre'))
          note('a raw key', element)
        if ((box.left < -1 || box.right > width + 1) && !isClipped(element))
          note('beside the window', element)
        const isCut =
          element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(style.overflowX)
        if (isCut && style.textOverflow !== 'ellipsis') note('text is cut', element)
      }
      if (element.matches('button, [role=button], [role=tab], select, input:not([type=hidden])')) {
        const boxes = [element, element.closest('label') ?? element].map((one) => one.getBoundingClientRect())
        const wide = Math.max(...boxes.map((one) => one.width))
        const high = Math.max(...boxes.map((one) => one.height))
        const isSmall = Math.min(wide, high) < SMALLEST_TARGET - 0.5
        if (isSmall && styleOf(element).display !== 'inline')
          note(`a target of ${Math.round(wide)} × ${Math.round(high)}`, element)
      }
    }
    return [...new Set(faults)]
  })
}
