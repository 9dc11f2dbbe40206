import { slugOf } from '@/lib/domain/text/slug'
import { freeSlug } from '@/server/modules/catalogue/slug'

test.each([
  ['Jeddah', 'jeddah'],
  ['Makkah Al Mukarramah', 'makkah-al-mukarramah'],
  ["Ta'if", 'taif'],
  ['Al-Khobar (East)', 'al-khobar-east'],
  ['Médina', 'medina'],
  ['جدة', 'jdh'],
  ['  -- ', ''],
])('%p is %p in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name is cut, and ends with a letter', () => {
  const slug = slugOf('ab '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(60)
  expect(slug).toMatch(/[a-z]$/)
})

test('a slug that is taken gets a number, a name without letters a word', () => {
  expect(freeSlug('Al Hada', new Set())).toBe('al-hada')
  expect(freeSlug('Al Hada', new Set(['al-hada', 'al-hada-2']))).toBe('al-hada-3')
  expect(freeSlug('…', new Set())).toBe('place')
})
