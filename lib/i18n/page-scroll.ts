/** marketplace.md, section 2: every page change scrolls smoothly to the top after 100 ms. */
const SCROLL_DELAY_MS = 100

let requested: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Called when a navigation starts: the page at `address` opens at its top, also when it is the current one. */
export function requestScrollToTop(address: string): void {
  requested = address
  startIfArrived()
}

/** For a page that arrived before the listener of its address did, after a press on a page that still hydrated. */
export function startIfArrived(): void {
  if (requested === location.pathname + location.search) startRequestedScroll()
}

/** Called when the address has changed. Without a request (back, forward, a query update) the position stays. */
export function startRequestedScroll(): void {
  const wasRequested = requested !== null
  cancelScroll()
  if (wasRequested) timer = setTimeout(scrollToTop, SCROLL_DELAY_MS)
}

export function cancelScroll(): void {
  stayForPress()
  requested = null
}

/** A control that moves between the press and its release gets no click. */
export function stayForPress(): void {
  clearTimeout(timer)
}

function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })
}
