import { pageUrl } from '@/lib/page-url'
import { pageMetadata } from '@/lib/seo'

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }))

const OLD = process.env.PUBLIC_ORIGIN
beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://diyar.example/'
})
afterAll(() => {
  process.env.PUBLIC_ORIGIN = OLD
})

test('Arabic has the plain address, English stands under /en', () => {
  expect([pageUrl('ar', '/'), pageUrl('en', '/'), pageUrl('en', '/chalets')]).toEqual([
    'https://diyar.example/',
    'https://diyar.example/en',
    'https://diyar.example/en/chalets',
  ])
})

test('a page points to itself without its query and to both languages, Arabic for everybody else', () => {
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
