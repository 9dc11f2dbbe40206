/** marketplace.md, section 2: every page change scrolls smoothly to the top after 100 ms. */
const SCROLL_DELAY_MS = 100

let isRequested = false
let timer: ReturnType<typeof setTimeout> | undefined

/** A move of ours begins: the page at `address` starts at its top, also when it is the one in sight. */
export function requestScrollToTop(address: string): void {
  isRequested = true
  if (address === location.pathname + location.search) startRequestedScroll()
}

/** The address has changed. Without a request (back, forward, a note in the address) the position stays. */
export function startRequestedScroll(): void {
  const isWanted = isRequested
  cancelScroll()
  if (isWanted) timer = setTimeout(scrollToTop, SCROLL_DELAY_MS)
}

export function cancelScroll(): void {
  clearTimeout(timer)
  isRequested = false
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
