import {
  arrivalGuideBody,
  EMPTY_BASICS,
  guideBasicsBody,
  guideIssues,
  guidePhotoBody,
  guideSectionBody,
} from '@/lib/domain/arrival-guide/arrival-guide'
import { ENTRY_TIMES, type GuidedStay, whatIsKnown } from '@/lib/domain/arrival-guide/when-known'
import { BOOKING_STATE_NAMES } from '@/lib/domain/booking/transitions'
import { validateAgainst } from '@/lib/domain/validate-against'

/** Friday 15:00 to Sunday 12:00 in Riyadh. */
const STAY: GuidedStay = {
  state: 'confirmed',
  isHourly: false,
  checkInAt: new Date('2026-03-20T12:00:00Z'),
  checkOutAt: new Date('2026-03-22T09:00:00Z'),
  isPaid: true,
  isLetIn: false,
  completedAt: null,
}
const at = (instant: string) => new Date(instant)
const entryAt = (stay: Partial<GuidedStay>, time: (typeof ENTRY_TIMES)[number], instant: string) =>
  whatIsKnown({ ...STAY, ...stay }, time, at(instant))?.entry ?? null

test.each([
  ['checkIn', '2026-03-20T12:00:00Z'],
  // Midnight in Riyadh is 21:00 in UTC on the day before.
  ['checkInDay', '2026-03-19T21:00:00Z'],
  ['dayBefore', '2026-03-19T12:00:00Z'],
  ['twoDaysBefore', '2026-03-18T12:00:00Z'],
] as const)('with %s the entry is known from %s on, and not a second before', (time, from) => {
  const before = new Date(at(from).getTime() - 1000)
  expect(entryAt({}, time, before.toISOString())).toBe('later')
  expect(entryAt({}, time, from)).toBe('known')
  expect(whatIsKnown(STAY, time, before)?.entryFrom).toEqual(at(from))
})

test.each([
  // 00:30 in Riyadh: the day has just begun.
  ['2026-03-19T21:30:00Z', '2026-03-19T21:00:00Z'],
  // 23:30 in Riyadh: its day began long before.
  ['2026-03-20T20:30:00Z', '2026-03-19T21:00:00Z'],
])('a check-in at %s is of the day that begins at %s', (checkInAt, from) => {
  expect(whatIsKnown({ ...STAY, checkInAt: at(checkInAt) }, 'checkInDay', at(from))?.entryFrom).toEqual(
    at(from),
  )
})

test('the guide ends a day after check-out, to the second', () => {
  expect(whatIsKnown(STAY, 'dayBefore', at('2026-03-23T08:59:59Z'))).toEqual({
    until: at('2026-03-23T09:00:00Z'),
    entry: 'known',
    entryFrom: at('2026-03-19T12:00:00Z'),
  })
  expect(whatIsKnown(STAY, 'dayBefore', at('2026-03-23T09:00:00Z'))).toBeNull()
})

test('by the hour it is known from midnight of the day at the earliest, and for an hour after check-out', () => {
  const hours = { isHourly: true, checkOutAt: at('2026-03-20T14:00:00Z') }
  for (const time of ['checkInDay', 'dayBefore', 'twoDaysBefore'] as const) {
    expect(entryAt(hours, time, '2026-03-19T20:59:59Z')).toBe('later')
    expect(entryAt(hours, time, '2026-03-19T21:00:00Z')).toBe('known')
  }
  expect(entryAt(hours, 'checkIn', '2026-03-20T11:59:59Z')).toBe('later')
  expect(entryAt(hours, 'checkIn', '2026-03-20T14:59:59Z')).toBe('known')
  expect(entryAt(hours, 'checkIn', '2026-03-20T15:00:00Z')).toBeNull()
})

test('it is known of a confirmed stay until it is over, and of no other', () => {
  const known = BOOKING_STATE_NAMES.filter(
    (state) => entryAt({ state }, 'dayBefore', '2026-03-20T12:00:00Z') !== null,
  )
  expect(known).toEqual(['confirmed', 'checked_in', 'completed'])
})

test('after an early departure nothing is known, after a regular one the way out is', () => {
  const completed = (completedAt: string) =>
    entryAt({ state: 'completed', completedAt: at(completedAt) }, 'dayBefore', '2026-03-22T10:00:00Z')
  expect(completed('2026-03-21T09:00:00Z')).toBeNull()
  expect(completed('2026-03-22T09:00:00Z')).toBe('known')
})

test('what is left to pay withholds the entry, unless the vendor let the guest in', () => {
  for (const time of ENTRY_TIMES) {
    expect(entryAt({ isPaid: false }, time, '2026-03-21T12:00:00Z')).toBe('unpaid')
    expect(entryAt({ isPaid: false, isLetIn: true }, time, '2026-03-18T00:00:00Z')).toBe('known')
  }
})

test('English is never alone, a way by code has its code, and nothing comes twice', () => {
  const codesOf = (schema: Parameters<typeof validateAgainst>[0], value: object) =>
    validateAgainst(schema, value).issues.map(({ path, code }) => [path, code])
  expect(codesOf(guideBasicsBody, EMPTY_BASICS)).toEqual([])
  expect(codesOf(guideBasicsBody, { ...EMPTY_BASICS, directions: 'Right', entry: 'Box' })).toEqual([
    ['directions_ar', 'required'],
    ['entry_ar', 'required'],
  ])
  const byDoor = { ...EMPTY_BASICS, entryWay: 'doorCode' }
  expect(codesOf(guideBasicsBody, byDoor)).toEqual([])
  expect(codesOf(guideBasicsBody, { ...byDoor, wifiName: 'Chalet' })).toEqual([['entryCode', 'required']])
  expect(codesOf(guideBasicsBody, { ...byDoor, wifiName: 'Chalet', entryCode: '1' })).toEqual([])
  expect(codesOf(guideBasicsBody, { ...EMPTY_BASICS, wifiName: 'Chalet' })).toEqual([])
  expect(codesOf(guideBasicsBody, { ...EMPTY_BASICS, phone: '011 462' })).toEqual([['phone', 'not_a_phone']])
  const section = { title_ar: 'المسبح', title: '', text_ar: 'يُسخَّن', text: '' }
  expect(codesOf(guideSectionBody, { ...section, text_ar: '' })).toEqual([['text_ar', 'required']])
  const photo = { photo: '/api/v1/documents/0123456789abcdef', caption_ar: '', caption: '' }
  expect(codesOf(guidePhotoBody, { ...photo, caption: 'The gate' })).toEqual([['caption_ar', 'required']])
  expect(codesOf(guidePhotoBody, { ...photo, photo: '/api/v1/media/x' })).toEqual([
    ['photo', 'not_your_upload'],
  ])
  const guide = { ...EMPTY_BASICS, sections: [section, section], photos: [photo, photo] }
  expect(codesOf(arrivalGuideBody, { basedOn: 0, ...guide })).toEqual([])
  expect(guideIssues(guide).map(({ path }) => path)).toEqual(['sections.1.title_ar', 'photos.1.photo'])
})
