import {
  archiveUrlOf,
  isArchiveUrl,
  isStyleUrl,
  isTilesUrl,
  parseOrigins,
} from '@/lib/domain/geo/map-settings'

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

test.each([
  ['https://maps.test/style.json?key=1', true],
  ['http://localhost:8080/style.json', true],
  ['https://maps.test/{z}/style.json', false],
  ['/style.json', false],
  ['maps.test/style.json', false],
  ['https://maps.test/a style.json', false],
])('the address of a style: %s is one: %s', (text, isOne) => {
  expect(isStyleUrl(text)).toBe(isOne)
})

test.each([
  ['', []],
  ['https://a.test  https://b.test:8443', ['https://a.test', 'https://b.test:8443']],
  ['https://a.test/path', null],
  ['https://a.test,https://b.test', null],
  ['blob:', null],
  ['*', null],
])('the origins of %p are %p', (text, origins) => {
  expect(parseOrigins(text)).toEqual(origins)
})

test.each([
  ['/map/saudi.pmtiles', true],
  ['https://maps.test/saudi.pmtiles?key=1', true],
  ['//maps.test/saudi.pmtiles', false],
  ['map/saudi.pmtiles', false],
  ["/map/saudi.pmtiles;script-src 'x'", false],
  ['ftp://maps.test/saudi.pmtiles', false],
])('the address of an archive: %s is one: %s', (text, isOne) => {
  expect(isArchiveUrl(text)).toBe(isOne)
})

test('without a setting the archive is the sketch', () => {
  expect([archiveUrlOf(''), archiveUrlOf(undefined), archiveUrlOf('/map/a.pmtiles')]).toEqual([
    '/map/sketch.pmtiles',
    '/map/sketch.pmtiles',
    '/map/a.pmtiles',
  ])
})
