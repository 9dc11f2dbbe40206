import { expect, test } from '@playwright/test'

const LOCATION = /<loc>([^<]+)<\/loc>/g

/** The paths that a sitemap names; its addresses are those of the public site. */
const pathsIn = (xml: string) => [...xml.matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname)

test('the sitemap links the file of a listing type, and that links a listing with a shared picture and structured data', async ({
  request,
}) => {
  const index = pathsIn(await (await request.get('/sitemap.xml')).text())
  expect(index).toContain('/sitemaps/pages.xml')
  const chalets = pathsIn(await (await request.get('/sitemaps/chalets-1.xml')).text())
  expect(chalets.length).toBeGreaterThan(10)
  const html = await (await request.get(chalets[0] ?? '')).text()
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await request.get(new URL(image).pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const data = /<script type="application\/ld\+json">([^<]+)</.exec(html)?.[1] ?? '{}'
  const types = JSON.parse(data)['@graph'].map((thing: { '@type': string }) => thing['@type'])
  expect(types).toContain('BreadcrumbList')
})

test('the crumbs of a type in a city name both, and are those that the page shows', async ({ request }) => {
  const crumbsIn = (html: string): { name: string; item: string }[] => {
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)]
    const things = data.flatMap(([, json = '{}']) => JSON.parse(json)['@graph'] ?? [])
    return things.find((thing) => thing['@type'] === 'BreadcrumbList').itemListElement
  }
  const expected = [
    ['Diyar', '/en'],
    ['Chalets', '/en/chalets'],
    ['Chalets in Jeddah', '/en/chalets/in/jeddah'],
  ]
  for (const path of ['/en/chalets?city=Jeddah', '/en/chalets/in/jeddah']) {
    const html = await (await request.get(path)).text()
    expect(crumbsIn(html).map(({ name, item }) => [name, new URL(item).pathname])).toEqual(expected)
    const shown = /<ol class="[^"]*crumbs[^"]*">(.*?)<\/ol>/.exec(html)?.[1]
    const names = [...(shown ?? '').matchAll(/>([^<]+)</g)].map(([, name]) => name)
    expect(names).toEqual(path.includes('?') ? [] : ['Home', 'Chalets', 'Chalets in Jeddah'])
  }
})

test('results of a free text search are not indexed, and result pages link their neighbours', async ({
  page,
}) => {
  await page.goto('/en/search?q=chalet')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/en/search?page=2')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/search\?page=2$/)
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /page=1/)
  await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', /page=3/)
})

test('the footer links to a city, the city to its chalets, and filters to the search @phone', async ({
  page,
  request,
}) => {
  await page.goto('/en/about')
  await page.locator('footer').getByRole('link', { name: 'Jeddah' }).click()
  await expect(page).toHaveURL(/\/en\/in\/jeddah$/)
  await page.getByRole('link', { name: /^Chalets \d+$/ }).click()
  await expect(page).toHaveURL(/\/en\/chalets\/in\/jeddah$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Chalets in Jeddah' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/chalets\/in\/jeddah$/)
  await expect(page.locator('main a[href^="/en/chalets?city=Jeddah"]')).not.toHaveCount(0)
  const areas = pathsIn(await (await request.get('/sitemaps/areas.xml')).text())
  expect(areas).toContain('/en/chalets/in/jeddah')
  const answers = ['/chalets/in/nowhere', '/castles/in/jeddah', '/chalets/in/jeddah?page=9']
  for (const path of answers) expect((await request.get(path)).status()).toBe(404)
})

test('a district with too few listings redirects to its city for good', async ({ request }) => {
  const answer = await request.get('/en/in/jeddah/al-rawdah', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toMatch(/\/en\/in\/jeddah$/)
})
