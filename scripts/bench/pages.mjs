const LANGUAGES = { ar: '', en: '/en' }

/** Home, a listing, a search and the first place of that listing, in both languages; Lighthouse judges all but the search. */
export async function pagesToMeasure(origin) {
  const place = await firstPlace(origin)
  const paths = [
    { name: 'home', path: '', isCached: true, isJudged: true },
    { name: 'listing', path: '/chalets?page=1', isCached: false, isJudged: true },
    { name: 'search', path: '/search?city=Riyadh&page=1', isCached: false, isJudged: false },
    { name: 'detail', path: place, isCached: true, isJudged: true },
  ]
  return Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
    paths.map(({ name, path, ...about }) => ({
      name: `${name} ${language}`,
      url: `${origin}${prefix}${path}` || origin,
      ...about,
    })),
  )
}

async function firstPlace(origin) {
  const html = await (await fetch(`${origin}/chalets?page=1`)).text()
  const found = /href="(\/chalets\/[^"?]+)/.exec(html)
  if (!found) throw new Error('The listing shows no place to measure.')
  return found[1]
}
