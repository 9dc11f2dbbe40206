/**
 * Runs in the page: passes on what live regions say, as a screen reader speaks it. A region that comes with its text is
 * spoken only where it is an alert; others have to be there before. One that is not atomic says what is added to it.
 */
export function recordLiveRegions(): void {
  const { announce } = window as unknown as { announce: (text: string) => void }
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output'
  const waiting = new Set<Element>()
  const last = new WeakMap<Element, string>()

  /** What is not hidden from screen readers; a child that is drawn as a block begins a word. */
  function textOf(node: Node): string {
    if (node instanceof Element && node.closest('[aria-hidden=true], [hidden]')) return ''
    const parts = node.childNodes.length > 0 ? [...node.childNodes].map(textOf) : [node.textContent ?? '']
    return parts.join(' ').replace(/\s+/g, ' ').trim()
  }
  function isAtomic(region: Element): boolean {
    const asked = region.getAttribute('aria-atomic')
    return asked ? asked === 'true' : region.matches('[role=status], [role=alert], output')
  }
  function regionOf(element: Element | null): Element | null {
    const region = element?.closest(LIVE) ?? null
    return region?.getAttribute('aria-live') === 'off' ? null : region
  }
  function speak() {
    for (const region of waiting) {
      const text = textOf(region)
      if (text && text !== last.get(region) && region.isConnected) announce(text)
      last.set(region, text)
    }
    waiting.clear()
  }
  function enqueue(element: Element) {
    if (waiting.size === 0) queueMicrotask(speak)
    waiting.add(element)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement
      const region = regionOf(changed)
      if (region && isAtomic(region)) enqueue(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (region && !isAtomic(region) && regionOf(node) === region) enqueue(node)
        for (const inner of [node, ...node.querySelectorAll('[role=alert], [aria-live=assertive]')])
          if (inner.matches('[role=alert], [aria-live=assertive]')) enqueue(inner)
      }
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
