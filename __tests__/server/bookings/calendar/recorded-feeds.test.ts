import fc from 'fast-check'
import ICAL from 'ical.js'
import { inOrder, readOutside } from '@/__tests__/server/support/outside/outside-reader'
import { RECORDED_AT, RECORDED_FEEDS } from '@/__tests__/server/support/outside/recorded-feeds'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays } from '@/lib/domain/time/days'
import { readCalendar } from '@/server/modules/bookings/calendar/ical/read-calendar'
import { writeCalendar } from '@/server/modules/bookings/calendar/ical/write-calendar'

const HORIZON = new Date(RECORDED_AT.getTime() + MAX_DAYS_AHEAD * 86_400_000)

const read = (text: string) =>
  (readCalendar(text, RECORDED_AT)?.events ?? []).map(({ uid, firstDay, lastDay, span }) => ({
    uid,
    from: span ? span.from.toISOString() : firstDay,
    to: span ? span.to.toISOString() : lastDay,
  }))

describe.each(Object.entries(RECORDED_FEEDS))('the feed of %s', (_, feed) => {
  test.each(['\r\n', '\n'])(
    'is read as an outside parser reads it, with lines that end with %j',
    (ending) => {
      const text = feed.replaceAll('\r\n', '\n').replaceAll('\n', ending)
      const outside = readOutside(text, RECORDED_AT, HORIZON)
      expect(outside.length).toBeGreaterThan(0)
      expect(inOrder(read(text))).toEqual(outside)
      expect(readCalendar(text, RECORDED_AT)?.repeating).toBe(0)
    },
  )

  test('is no calendar where it breaks off, so that nothing is opened', () => {
    for (const share of [0.2, 0.5, 0.9]) {
      expect(readCalendar(feed.slice(0, feed.length * share), RECORDED_AT)).toBeNull()
    }
  })
})

test('the names of events are read unfolded, with emoji, Arabic and escaped commas', () => {
  const [stay] = readCalendar(RECORDED_FEEDS.vrbo, RECORDED_AT)?.events ?? []
  expect(stay?.summary).toBe('Reserved - أبو فهد 🏖️ وعائلته, مع طلب سرير إضافي ووجبة إفطار لكل يوم')
})

test('an hour in Berlin is another one in Riyadh before and after the change of its clock', () => {
  const at = new Map(read(RECORDED_FEEDS.google).map(({ uid, from }) => [uid, from]))
  expect(at.get('winter@google.com')).toBe('2026-03-28T19:00:00.000Z')
  expect(at.get('summer@google.com')).toBe('2026-03-30T18:00:00.000Z')
})

const oneEvent = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')

test.each([
  ['2026-03-29T02:30 is left out', '20260329T023000', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30 comes twice', '20261025T023000', '2026-10-25T00:30:00.000Z'],
])('a time of Berlin that %s is one instant', (_, start, instant) => {
  expect(read(oneEvent(`DTSTART;TZID=Europe/Berlin:${start}`, 'DURATION:PT1H'))[0]?.from).toBe(instant)
})

test('an unknown zone is Riyadh, and a zone may be named by a path', () => {
  const hour = (zone: string) =>
    read(oneEvent(`DTSTART;TZID=${zone}:20260320T120000`, 'DURATION:PT1H'))[0]?.from
  expect(hour('Mars/Olympus')).toBe('2026-03-20T09:00:00.000Z')
  expect(hour('/mozilla.org/20070129_1/America/New_York')).toBe('2026-03-20T16:00:00.000Z')
})

test.each([
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYSETPOS=2;BYDAY=MO',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=DAILY;UNTIL=tomorrow',
  'nonsense',
])('of a rule that we do not follow the first date is read, and the vendor is warned: %s', (rule) => {
  const text = oneEvent('DTSTART;VALUE=DATE:20260320', `RRULE:${rule}`)
  expect(readCalendar(text, RECORDED_AT)).toMatchObject({
    repeating: 1,
    events: [{ firstDay: '2026-03-20', lastDay: '2026-03-21' }],
  })
})

test('a rule without an end is bounded by the days that can be booked', () => {
  const days = readCalendar(oneEvent('DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=DAILY'), RECORDED_AT)?.events
  expect(days?.at(-1)?.firstDay).toBe(addDays('2026-03-15', MAX_DAYS_AHEAD))
  const never = oneEvent('DTSTART;VALUE=DATE:20260320', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
  expect(read(never)).toEqual([{ uid: 'one', from: '2026-03-20', to: '2026-03-21' }])
})

test.each([
  ['a page', `<!doctype html><html><body>${'<p>Log in</p>'.repeat(1000)}</body></html>`],
  ['5 MB of one letter', 'x'.repeat(5_000_000)],
  ['5 MB of lines', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT;;;:=,"\r\n'.repeat(230_000)}`],
  ['5 MB of folds', `BEGIN:VCALENDAR\r\nX:${'a\r\n '.repeat(1_250_000)}`],
  ['nothing', ''],
])('%s is no calendar', (_, text) => expect(readCalendar(text, RECORDED_AT)).toBeNull())

test('nonsense inside of a calendar is left out, and the event beside it is read', () => {
  const text = oneEvent('DTSTART;VALUE=DATE:20260320', ':::', '"', ';X=', 'ATTACH;ENCODING=BASE64:AA==\0')
  expect(read(text)).toEqual([{ uid: 'one', from: '2026-03-20', to: '2026-03-21' }])
  const huge = oneEvent(...Array.from({ length: 100_000 }, (__, i) => `X-${i}:${'y'.repeat(40)}`))
  expect(readCalendar(huge, RECORDED_AT)?.events).toEqual([])
})

test('what we write an outside parser reads: days, times, names, versions', () => {
  const day = fc.integer({ min: 1, max: 400 }).map((count) => addDays('2026-03-15', count))
  const text = fc.string({ unit: fc.constantFrom(...'aش🏖،,;:\\"\n '), minLength: 1, maxLength: 90 })
  const event = fc.record({
    summary: text,
    sequence: fc.nat(99),
    modifiedAt: fc.date({ min: new Date('2026-01-01'), max: RECORDED_AT, noInvalidDate: true }),
    span: fc.oneof(
      fc.tuple(day, fc.integer({ min: 1, max: 20 })).map(([firstDay, count]) => ({
        firstDay,
        lastDay: addDays(firstDay, count),
      })),
      fc.tuple(day, fc.integer({ min: 1, max: 2000 })).map(([firstDay, minutes]) => {
        const from = new Date(`${firstDay}T20:30:00Z`)
        return { from, to: new Date(from.getTime() + minutes * 60_000) }
      }),
    ),
  })
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 8 }), (events) => {
      const named = events.map((one, i) => ({ ...one, uid: `${i}@diyar` }))
      const file = writeCalendar(named, RECORDED_AT)
      const outside = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      for (const [i, one] of named.entries()) {
        const parsed = new ICAL.Event(outside[i])
        expect(parsed.uid).toBe(one.uid)
        expect(parsed.sequence).toBe(one.sequence)
        expect(parsed.summary).toBe(one.summary)
        expect(String(outside[i]?.getFirstPropertyValue('last-modified'))).toBe(
          `${one.modifiedAt.toISOString().slice(0, 19)}Z`,
        )
      }
      expect(inOrder(read(file))).toEqual(readOutside(file, RECORDED_AT, HORIZON))
    }),
    { seed: 20261126, numRuns: 60 },
  )
})
