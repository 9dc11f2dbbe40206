import { localPath, plainPath } from '@/lib/i18n/local-path'

test.each([
  ['ar', '/about?x=1#y', '/about?x=1#y'],
  ['en', '/about?x=1#y', '/en/about?x=1#y'],
  ['en', '/', '/en'],
  ['en', '/?page=1', '/en?page=1'],
  ['en', '/#rooms', '/en#rooms'],
  ['en', '#rooms', '#rooms'],
  ['en', '?page=2', '?page=2'],
  ['en', 'https://wa.me/1', 'https://wa.me/1'],
  ['en', 'tel:+966500000000', 'tel:+966500000000'],
])('in %s the address of %s is %s', (locale, href, address) => {
  expect(localPath(locale, href)).toBe(address)
})

test.each([
  ['en', '/en', '/'],
  ['en', '/en/about', '/about'],
  ['en', '/entrance', '/entrance'],
  ['ar', '/about', '/about'],
  ['ar', '/ar/about', '/about'],
])('in %s the plain path of %s is %s', (locale, path, plain) => {
  expect(plainPath(locale, path)).toBe(plain)
})
