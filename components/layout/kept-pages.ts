/** As public/sw.js names them. */
const CACHE = 'diyar-person'
const HEADING = 'x-heading'

export interface KeptPage {
  path: string
  heading: string
}

/** The pages of bookings that the service worker keeps on this device, in the page's language. */
export async function keptPages(locale: string): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const heading = (await cache.match(url))?.headers.get(HEADING) ?? ''
      return { path: new URL(url).pathname, heading: decodeURIComponent(heading) }
    }),
  )
  const isEnglish = (path: string) => /^\/en\//.test(path)
  const seen = new Set<string>()
  return pages.filter(({ path }) => {
    const isNew = !seen.has(path) && isEnglish(path) === (locale === 'en')
    seen.add(path)
    return isNew
  })
}
