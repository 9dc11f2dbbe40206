import robots from '@/app/robots'
import { getCategories, listAreas, searchForSitemap } from '@/lib/api/server'
import { sitemapPages, sitemapPaths } from '@/lib/sitemap/sitemap-files'
import { sitemapIndex, sitemapOf } from '@/lib/sitemap/xml'

jest.mock('@/lib/api/server', () => ({
  getCategories: jest.fn(),
  listAreas: jest.fn(),
  searchForSitemap: jest.fn(),
}))
const search = searchForSitemap as jest.MockedFunction<typeof searchForSitemap>

const OLD = process.env.PUBLIC_ORIGIN
beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://diyar.example'
  search.mockReset()
})
afterAll(() => {
  process.env.PUBLIC_ORIGIN = OLD
})

/** A search over `total` chalets. */
function chalets(total: number): void {
  search.mockImplementation(async ({ page = 1, pageSize = 20 }) => {
    const length = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize))
    const data = Array.from({ length }, (_, i) => ({
      _id: `c${(page - 1) * pageSize + i}`,
      images: ['/api/v1/media/a&b'],
      changedAt: '2026-11-20T08:00:00.000Z',
    }))
    const facets = { types: { Chalets: total }, priceMin: null, priceMax: null }
    return { data, total, page, pageSize, facets } as unknown as Awaited<ReturnType<typeof search>>
  })
}

test('the index lists the plain pages and each listing type that has listings, a file for every thousand', async () => {
  chalets(1001)
  expect(await sitemapPaths()).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/areas.xml',
    '/sitemaps/chalets-1.xml',
    '/sitemaps/chalets-2.xml',
  ])
  expect(sitemapIndex(['/sitemaps/pages.xml'])).toContain(
    '<loc>https://diyar.example/sitemaps/pages.xml</loc>',
  )
})

test('the files of a listing type contain every listing once', async () => {
  chalets(1001)
  const first = (await sitemapPages('chalets-1.xml')) ?? []
  const second = (await sitemapPages('chalets-2.xml')) ?? []
  const paths = [...first, ...second].map((page) => page.path)
  expect([first.length, second.length, new Set(paths).size]).toEqual([1000, 1, 1001])
})

test('a listing has the instant of its last change in the sitemap', async () => {
  chalets(1)
  const xml = sitemapOf((await sitemapPages('chalets-1.xml')) ?? [])
  expect(xml.match(/<lastmod>2026-11-20T08:00:00.000Z<\/lastmod>/g)).toHaveLength(2)
})

test('the plain pages have those of the active categories only', async () => {
  const rows = [
    { type: 'Farms', status: 'active' },
    { type: 'Hotel', status: 'inactive' },
  ]
  jest.mocked(getCategories).mockResolvedValue(rows as Awaited<ReturnType<typeof getCategories>>)
  const paths = (await sitemapPages('pages.xml'))?.map(({ path }) => path)
  expect(paths).toContain('/farms')
  expect(paths).not.toContain('/hotels')
})

test('a page is listed in both languages, each with its alternate and its pictures', () => {
  const xml = sitemapOf([{ path: '/chalets/palm', images: ['/api/v1/media/a&b/1280.webp'] }])
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml).toContain('<loc>https://diyar.example/en/chalets/palm</loc>')
  expect(xml).toContain('hreflang="ar" href="https://diyar.example/chalets/palm"')
  expect(xml).toContain('hreflang="x-default" href="https://diyar.example/chalets/palm"')
  expect(xml).toContain('<image:loc>https://diyar.example/api/v1/media/a&amp;b/1280.webp</image:loc>')
})

test.each(['chalets.xml', 'chalets-0.xml', 'chalets-26.xml', 'castles-1.xml', 'pages', '../pages.xml'])(
  'there is no sitemap %s',
  async (file) => {
    expect(await sitemapPages(file)).toBeNull()
    expect(search).not.toHaveBeenCalled()
  },
)

test('filters, sorts and views are closed to crawlers, cities and pages of results stay open', () => {
  const [rule] = [robots().rules].flat()
  const closed = [rule?.disallow].flat().map((pattern) => {
    const source = String(pattern)
      .replace(/[.?+^$()|[\]{}]/g, '\\$&')
      .replaceAll('*', '.*')
    return new RegExp(`^${source}`)
  })
  const isOpen = (path: string) => closed.every((pattern) => !pattern.test(path))
  const open = ['/search?city=Jeddah&page=2', '/en/chalets?page=3', '/chalets/x1', '/search?categoryId=camps']
  expect(open.filter((path) => !isOpen(path))).toEqual([])
  const filtered = [
    '/search?sort=rating',
    '/en/chalets?page=1&view=map',
    '/search?page=1&panel=filters',
    '/search?q=x',
  ]
  expect(filtered.filter(isOpen)).toEqual([])
})

test('private pages and the api are closed to crawlers, pictures are open', () => {
  const { rules, sitemap } = robots()
  expect(rules).toMatchObject({
    allow: expect.arrayContaining(['/api/v1/media/', '/api/v1/og/']),
    disallow: expect.arrayContaining(['/api/', '/my-bookings', '/en/my-bookings', '/en/booking/']),
  })
  expect(sitemap).toBe('https://diyar.example/sitemap.xml')
})

test('filters, sorts and views are closed to crawlers; cities, types and further pages are open', () => {
  const { disallow } = [robots().rules].flat()[0] ?? {}
  expect(disallow).toEqual(expect.arrayContaining(['/*?sort=', '/*&sort=', '/*&view=', '/*&panel=', '/*?q=']))
  for (const name of ['city', 'type', 'page']) expect(disallow).not.toContain(`/*?${name}=`)
})

test('areas of three listings or more have an entry with the instant of their last change', async () => {
  const changedAt = '2026-11-20T08:00:00.000Z'
  const area = { city: 'jeddah', district: 'al-hamra', count: 7, changedAt }
  jest.mocked(listAreas).mockResolvedValue([
    { ...area, type: 'Chalets' },
    { ...area, district: null, type: null },
    { ...area, district: null, type: 'Farms', count: 2 },
  ])
  const xml = sitemapOf((await sitemapPages('areas.xml')) ?? [])
  expect(xml).toContain(
    `<loc>https://diyar.example/en/chalets/in/jeddah/al-hamra</loc><lastmod>${changedAt}</lastmod>`,
  )
  expect(xml).toContain('<loc>https://diyar.example/in/jeddah</loc>')
  expect(xml).not.toContain('/farms/in/jeddah')
})
