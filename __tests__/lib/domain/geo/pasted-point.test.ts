import fc from 'fast-check'
import { isShortMapLink, readPastedPoint, shortMapLink } from '@/lib/domain/geo/pasted-point'
import { pointOfPlusCode } from '@/lib/domain/geo/plus-code'
import { MAP_START } from '@/lib/domain/geo/saudi-arabia'

const JEDDAH = { latitude: 21.5433, longitude: 39.1728 }

test.each([
  '21.5433, 39.1728',
  '21.5433 39.1728',
  '(21.5433,39.1728)',
  '21.5433° N, 39.1728° E',
  '٢١٫٥٤٣٣، ٣٩٫١٧٢٨',
  '39.1728, 21.5433',
  'geo:21.5433,39.1728?z=17',
  'https://www.google.com/maps?q=21.5433,39.1728',
  'https://maps.google.com/?q=loc:21.5433,39.1728&z=15',
  'https://www.google.com/maps/search/?api=1&query=21.5433%2C39.1728',
  'https://www.google.com/maps/search/21.5433,+39.1728?entry=tts',
  'https://www.google.com/maps/place/21.5433,39.1728/@24.1,46.2,17z',
  'https://www.google.com/maps/@21.5433,39.1728,17z',
  'https://www.google.com/maps/place/Palm+Chalet/@21.6,39.2,15z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d21.5433!4d39.1728!16s',
  'https://www.google.com/maps/dir/?api=1&destination=21.5433,39.1728',
  'https://maps.apple.com/?ll=21.5433,39.1728&q=Palm',
  'https://maps.apple.com/place?coordinate=21.5433,39.1728&name=Palm',
  'https://www.openstreetmap.org/?mlat=21.5433&mlon=39.1728#map=16/21.6/39.2',
])('the point of %s', (text) => {
  expect(readPastedPoint(text, MAP_START)).toEqual(JEDDAH)
})

test('minutes and seconds, by the marks of print and of keyboards', () => {
  for (const text of [
    `24°42'49.0"N 46°40'31.1"E`,
    `24°42′49.0″N, 46°40′31.1″E`,
    `24° 42' 49.0'' 46° 40' 31.1''`,
  ]) {
    const point = readPastedPoint(text, MAP_START)
    expect(point?.latitude).toBeCloseTo(24.713611, 5)
    expect(point?.longitude).toBeCloseTo(46.675306, 5)
  }
})

test.each([
  '',
  'شاليه النخيل، جدة',
  '21',
  'https://example.com/@here',
  'https://maps.app.goo.gl/AbCd',
  '0541234567',
  '2026-03-20',
  '21.5433, 239.1728',
])('no point in "%s"', (text) => {
  expect(readPastedPoint(text, MAP_START)).toBeNull()
})

// The examples of the reference's own test data (github.com/google/open-location-code, test_data/decoding.csv).
test.each([
  ['7FG49QCJ+2V', { latitude: 20.3700625, longitude: 2.7821875 }],
  ['7FG49QCJ+2VX', { latitude: 20.3701125, longitude: 2.782234375 }],
  ['8FVC2222+22', { latitude: 47.0000625, longitude: 8.0000625 }],
  ['4VCPPQGP+Q9', { latitude: -41.2730625, longitude: 174.7859375 }],
  ['9c3w9qcj+2vx', { latitude: 51.3701125, longitude: -1.217765625 }],
])('the plus code %s', (code, expected) => {
  const point = readPastedPoint(code, MAP_START)
  expect(point?.latitude).toBeCloseTo(expected.latitude, 7)
  expect(point?.longitude).toBeCloseTo(expected.longitude, 7)
})

test('a short plus code is the nearest of its kind, across the border of a cell too', () => {
  const full = '7HQJPM5X+8Q'
  const far = pointOfPlusCode(full, MAP_START)
  fc.assert(
    fc.property(
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      (north, east) => {
        const near = { latitude: far.latitude + north, longitude: far.longitude + east }
        const found = pointOfPlusCode('PM5X+8Q', near)
        expect(found.latitude).toBeCloseTo(far.latitude, 9)
        expect(found.longitude).toBeCloseTo(far.longitude, 9)
      },
    ),
    { seed: 13 },
  )
})

test('nothing that is pasted throws, and what is found are degrees', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const point = readPastedPoint(text, MAP_START)
      expect(point === null || (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)).toBe(
        true,
      )
    }),
    { seed: 14 },
  )
})

test('the short address within what a phone shares', () => {
  expect(shortMapLink('شاليه النخيل\nhttps://maps.app.goo.gl/AbCd12')).toBe('https://maps.app.goo.gl/AbCd12')
  expect(shortMapLink('https://goo.gl/maps/AbCd12')).toBe('https://goo.gl/maps/AbCd12')
  for (const other of [
    'https://goo.gl/AbCd12',
    'http://maps.app.goo.gl/x',
    'https://maps.app.goo.gl.evil.test/x',
    '',
  ])
    expect(shortMapLink(other)).toBeNull()
  expect(isShortMapLink(new URL('https://user@maps.app.goo.gl:8443/x'))).toBe(false)
})
