import { isTilesUrl } from '@/lib/domain/geo/map-settings'

test.each([
  ['https://tiles.test/{z}/{x}/{y}.png', true],
  ['http://localhost:8080/a/{z}/{x}/{y}{r}.webp?key=1', true],
  ['https://tiles.test/{z}/{y}.png', false],
  ['https://{s}.tiles.test/{z}/{x}/{y}.png', false],
  ['https://tiles.test/{q}/{z}/{x}/{y}.png', false],
  ['ftp://tiles.test/{z}/{x}/{y}.png', false],
  ['/{z}/{x}/{y}.png', false],
  ["https://tiles.test;script-src/'*'/{z}/{x}/{y}", false],
])('%s as address of tiles: %s', (text, isOne) => {
  expect(isTilesUrl(text)).toBe(isOne)
})
