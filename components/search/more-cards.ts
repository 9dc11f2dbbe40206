/** What was loaded below each page of results, so that a user who comes back finds it again. */
const stored = new Map<string, string[]>()
const MAX_STORED = 10

/** The pages that were loaded below this one; with `pages` they are kept first. */
export function loadedPages(address: string, page: number, pages?: string[]): string[] {
  const key = `${address}#${page}`
  if (pages) {
    if (stored.size >= MAX_STORED) stored.clear()
    stored.set(key, pages)
  }
  return stored.get(key) ?? []
}

/** The cards of another page of results as that page shows them; null when it cannot be had. */
export async function fetchMoreCards(href: string): Promise<string | null> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const cards = page.querySelector('[data-cards]')
    for (const image of cards?.querySelectorAll('img[loading=eager]') ?? [])
      image.setAttribute('loading', 'lazy')
    return cards?.innerHTML ?? null
  } catch {
    return null
  }
}
