import { pageUrl } from '@/lib/pages/page-url'
import { pageMetadata } from '@/lib/seo'

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }))

const OLD = process.env.PUBLIC_ORIGIN
beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://diyar.example/'
})
afterAll(() => {
  process.env.PUBLIC_ORIGIN = OLD
})

test('Arabic has the plain address, English is under /en', () => {
  expect([pageUrl('ar', '/'), pageUrl('en', '/'), pageUrl('en', '/chalets')]).toEqual([
    'https://diyar.example/',
    'https://diyar.example/en',
    'https://diyar.example/en/chalets',
  ])
})

test('the canonical of a page is itself without its query, with alternates in both languages, Arabic as the default', () => {
  const { alternates } = pageMetadata({
    locale: 'en',
    path: '/chalets',
    title: 'Chalets',
    description: 'All',
  })
  expect(alternates).toEqual({
    canonical: 'https://diyar.example/en/chalets',
    languages: {
      ar: 'https://diyar.example/chalets',
      en: 'https://diyar.example/en/chalets',
      'x-default': 'https://diyar.example/chalets',
    },
  })
})

test('a shared link has an absolute address of a picture with its size, its own or that of the site', () => {
  const words = { locale: 'ar', path: '/chalets/palm', title: 'النخلة', description: 'على البحر' }
  const own = pageMetadata({ ...words, image: { path: '/api/v1/og/palm/ar', alt: 'شاليه' } })
  expect(own.openGraph?.images).toEqual([
    {
      url: 'https://diyar.example/api/v1/og/palm/ar',
      width: 1200,
      height: 630,
      alt: 'شاليه',
      type: 'image/jpeg',
    },
  ])
  expect(own.twitter).toMatchObject({ card: 'summary_large_image' })
  expect(pageMetadata(words).openGraph?.images).toMatchObject([
    { url: 'https://diyar.example/share-ar.jpg', alt: 'النخلة' },
  ])
})

test('a link preview names the site, its language and the other one', () => {
  const { openGraph } = pageMetadata({ locale: 'ar', path: '/', title: 'ديار', description: 'حجز' })
  expect(openGraph).toMatchObject({ siteName: 'ديار', locale: 'ar_SA', alternateLocale: ['en_US'] })
})

test('a description has whole sentences or whole words, in the length that is shown', () => {
  const shown = (description: string) =>
    pageMetadata({ locale: 'en', path: '/', title: 'Diyar', description }).description ?? ''
  const sentences = `Rated 4.5 of 5. ${'A pool, a garden and a hall for guests. '.repeat(9)}`
  expect(shown(sentences)).toMatch(/^Rated 4\.5 of 5\. (A pool, a garden and a hall for guests\. ?){3}$/)
  const words = shown('terrace, '.repeat(40))
  expect(words).toMatch(/terrace…$/)
  expect(words.length).toBeLessThanOrEqual(160)
  expect(shown('شاليه  هادئ.\n مسبح؟')).toBe('شاليه هادئ. مسبح؟')
})
