import { useState } from 'react'

/** The element that opened a layer, then its ancestors outwards. */
type Opener = readonly HTMLElement[]

/** Elements that have the focus by default. */
const CONTAINERS = 'body, main, dialog, [role=dialog]'
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button]'
/** After one of these keys the focus is where the user moved it. */
const MOVES = ['focusin', 'pointerdown']

let pressed: HTMLElement | null = null
const openers = new WeakMap<Element, Opener>()
/** Of the layer that is being removed, until it returns the focus. */
let leaving: Opener | null = null

/** Safari does not focus a clicked button, so the last clicked one is stored. */
export function rememberPressed(target: EventTarget): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
}

/**
 * The current opener; a layer in the place of another one inherits that one's. If nothing was focused or clicked, the
 * element that `otherwise` selects.
 */
function findOpener(otherwise?: string): Opener {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && !focused.matches(CONTAINERS)) return withAncestors(focused)
  if (leaving) return leaving
  const named = otherwise ? document.querySelector(otherwise) : null
  return withAncestors((pressed?.isConnected ? pressed : named) ?? document.body)
}

/** The opener of a layer, fixed at the first render of its component. */
export function useOpener(otherwise?: string) {
  const [handles] = useState(() => {
    const opener = typeof document === 'undefined' ? [] : findOpener(otherwise)
    return {
      /** an opener inside of a closed layer resolves to that layer's own opener */
      layer: (element: HTMLElement | null) => {
        if (element) openers.set(element, opener)
        else leaving = opener
      },
      returnFocus: () => {
        leaving = null
        returnFocus(opener)
      },
    }
  })
  return handles
}

/** Returns the focus to the opener; if it is gone, to its replacement, else to the nearest heading. */
function returnFocus(opener: Opener): void {
  // Another layer has the focus, or the action moved it to its result.
  if (isChosenElsewhere(document.activeElement, opener)) return
  for (const element of opener) {
    const outer = element.isConnected ? undefined : openers.get(element)
    if (outer) {
      returnFocus(outer)
      return
    }
    if (!element.isConnected) continue
    if (!replacements(element, element === opener[0]).some(takesFocus)) continue
    if (element === opener[0]) returnOnceGone(opener)
    return
  }
}

function isChosenElsewhere(focused: Element | null, opener: Opener): boolean {
  if (!(focused instanceof HTMLElement) || focused.matches('body, main')) return false
  return !opener.includes(focused)
}

function replacements(element: HTMLElement, isOpener: boolean): (HTMLElement | null)[] {
  const switches = element.id ? `[aria-controls="${element.id}"], [popovertarget="${element.id}"]` : null
  return [
    isOpener ? element : null,
    switches ? document.querySelector<HTMLElement>(switches) : null,
    element.querySelector<HTMLElement>('h1, h2, h3, h4'),
  ]
}

function takesFocus(element: HTMLElement | null): boolean {
  if (!element) return false
  if (/^H\d$/.test(element.tagName)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** An action in a dialog may remove its opener a moment later, when the page has refreshed. */
function returnOnceGone(opener: Opener): void {
  const observer = new MutationObserver(() => {
    if (opener[0]?.isConnected) return
    stop()
    if (document.activeElement === document.body) returnFocus(opener)
  })
  function stop() {
    observer.disconnect()
    for (const event of MOVES) document.removeEventListener(event, stop)
  }
  for (const event of MOVES) document.addEventListener(event, stop)
  observer.observe(document.body, { childList: true, subtree: true })
}

function withAncestors(element: Element): Opener {
  const path: HTMLElement[] = []
  for (let one: Element | null = element; one; one = one.parentElement)
    if (one instanceof HTMLElement) path.push(one)
  return path
}
