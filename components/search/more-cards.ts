/** The pages loaded below each page of results, stored so that going back restores them. */
const stored = new Map<string, string[]>()
const MAX_STORED = 10

/** The stored pages below this one; with `pages` they are stored first. */
export function loadedPages(address: string, page: number, pages?: string[]): string[] {
  const key = `${address}#${page}`
  if (pages) {
    if (stored.size >= MAX_STORED) stored.clear()
    stored.set(key, pages)
  }
  return stored.get(key) ?? []
}

/** The rendered cards of another page of results; null when it fails. */
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
