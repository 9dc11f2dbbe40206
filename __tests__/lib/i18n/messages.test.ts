import { withFallback } from '@/lib/i18n/messages'

test('locale-fallback: a text missing in one catalogue falls back to English, never to a raw key', () => {
  const english = { home: { title: 'Home', hero: 'Find' }, search: { go: 'Search' } }
  expect(withFallback({ home: { title: 'الرئيسية' } }, english)).toEqual({
    home: { title: 'الرئيسية', hero: 'Find' },
    search: { go: 'Search' },
  })
})
