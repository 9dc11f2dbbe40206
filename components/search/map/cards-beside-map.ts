/** The listing of the card that contains an element; null outside of the cards. */
export function listingIdUnder(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-listing]')?.getAttribute('data-listing') ?? null)
    : null
}

/** Whether a listing has a card, of the page or of those that were loaded after it. */
export const hasCard = (list: HTMLElement | null, id: string): boolean =>
  cardsOf(list).some((card) => card.dataset['listing'] === id)

/** Highlights the card of one listing only. */
export function markCard(list: HTMLElement | null, id: string | null): void {
  for (const card of cardsOf(list)) card.toggleAttribute('data-lit', card.dataset['listing'] === id)
}

/** Scrolls the card of a listing into view where the cards are a rail. */
export function showCard(list: HTMLElement | null, id: string): void {
  const rail = list?.querySelector('[data-cards]')
  if (!rail || !isRail(rail)) return
  cardsOf(list)
    .find((card) => card.dataset['listing'] === id)
    ?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
}

/** The listing of the frontmost card of a swiped rail; null when it is no rail. */
export function cardInFront(rail: EventTarget): string | null {
  if (!(rail instanceof HTMLElement) || !rail.matches('[data-cards]') || !isRail(rail)) return null
  const [first] = cardsOf(rail)
  if (!first) return null
  const index = Math.round(Math.abs(rail.scrollLeft) / Math.max(1, first.offsetWidth))
  return cardsOf(rail)[index]?.dataset['listing'] ?? null
}

const isRail = (list: Element) => list.scrollWidth > list.clientWidth + 1

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-listing]') ?? [])]
}
