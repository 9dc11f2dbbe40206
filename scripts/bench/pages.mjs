const LANGUAGES = { ar: '', en: '/en' }

/** Home, a category, a search and the first listing, in both languages. */
export async function pagesToMeasure(origin) {
  const listingPath = await firstListingPath(origin)
  const paths = [
    { name: 'home', path: '', isCached: true, isHome: true },
    { name: 'listing', path: '/chalets?page=1', isCached: false },
    { name: 'search', path: '/search?city=Riyadh&page=1', isCached: false },
    { name: 'detail', path: listingPath, isCached: true },
  ]
  return Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
    paths.map(({ name, path, ...about }) => ({
      name: `${name} ${language}`,
      url: `${origin}${prefix}${path}` || origin,
      ...about,
    })),
  )
}

async function firstListingPath(origin) {
  const html = await (await fetch(`${origin}/chalets?page=1`)).text()
  const found = /href="(\/chalets\/[^"?]+)/.exec(html)
  if (!found) throw new Error('The category page links to no listing.')
  return found[1]
}
