import fc from 'fast-check'
import { MAX_MESSAGE_LENGTH } from '@/lib/domain/messages/bodies'
import {
  CURRENT_MINUTES,
  DAY_MOMENTS,
  dueAtOf,
  isCurrentToday,
  isEventMoment,
  MESSAGE_MOMENT_NAMES,
  momentOfState,
  SEND_HOURS,
} from '@/lib/domain/messages/template-moments'
import {
  canFill,
  eachValue,
  fillTemplate,
  knownValues,
  TEMPLATE_LIMITS,
  TEMPLATE_VARIABLE_NAMES,
  type TemplateValues,
  textFor,
  unknownVariables,
} from '@/lib/domain/messages/template-text'
import { messageTemplateBody } from '@/lib/domain/messages/templates'
import { addMinutes, riyadhDay, riyadhTime } from '@/lib/domain/time/days'

const values = (of: Partial<TemplateValues> = {}) => ({ ...eachValue((name) => `<${name}>`), ...of })
const at = (text: string) => new Date(text)
const STAY = { checkInAt: at('2026-03-20T12:00:00Z'), checkOutAt: at('2026-03-22T09:00:00Z') }

test.each([
  ['dayBefore', null, '2026-03-19T15:00:00.000Z'],
  ['dayBefore', 8, '2026-03-19T05:00:00.000Z'],
  ['dayBefore', 21, '2026-03-19T18:00:00.000Z'],
  ['arrivalDay', null, '2026-03-20T07:00:00.000Z'],
  ['arrivalDay', 20, '2026-03-20T12:00:00.000Z'],
  ['departureDay', null, '2026-03-22T06:00:00.000Z'],
  ['departureDay', 21, '2026-03-22T09:00:00.000Z'],
] as const)('%s at the hour %s is due at %s, never after what it is about', (moment, hour, due) => {
  expect(dueAtOf(moment, hour, STAY).toISOString()).toBe(due)
})

test('before an arrival after midnight it is due in the evening before, when people are awake', () => {
  const night = { ...STAY, checkInAt: at('2026-03-19T21:30:00Z') }
  expect(riyadhDay(night.checkInAt)).toBe('2026-03-20')
  expect(dueAtOf('arrivalDay', null, night)).toEqual(at('2026-03-19T18:00:00Z'))
  expect(dueAtOf('dayBefore', null, night)).toEqual(at('2026-03-19T15:00:00Z'))
})

test('a stay of hours reads of its departure an hour before the end, never before the arrival', () => {
  const evening = { checkInAt: at('2026-03-20T13:00:00Z'), checkOutAt: at('2026-03-20T16:00:00Z') }
  expect(dueAtOf('departureDay', null, evening)).toEqual(at('2026-03-20T15:00:00Z'))
  const pastMidnight = { checkInAt: at('2026-03-20T19:00:00Z'), checkOutAt: at('2026-03-20T23:00:00Z') }
  expect(dueAtOf('departureDay', null, pastMidnight)).toEqual(at('2026-03-20T22:00:00Z'))
  const short = { checkInAt: at('2026-03-20T13:00:00Z'), checkOutAt: at('2026-03-20T13:30:00Z') }
  expect(dueAtOf('departureDay', null, short)).toEqual(short.checkInAt)
})

const ANY_STAY = fc
  .tuple(fc.integer({ min: 0, max: 60 * 1440 }), fc.integer({ min: 30, max: 20 * 1440 }))
  .map(([start, length]) => {
    const checkInAt = addMinutes(STAY.checkInAt, start)
    return { checkInAt, checkOutAt: addMinutes(checkInAt, length) }
  })
const ANY_HOUR = fc.option(fc.constantFrom(...SEND_HOURS))

test('whatever the stay and the hour: never after what it is about, and awake unless the guest is at the place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DAY_MOMENTS), ANY_HOUR, ANY_STAY, (moment, hour, stay) => {
      const due = dueAtOf(moment, hour, stay)
      expect(due <= (moment === 'departureDay' ? stay.checkOutAt : stay.checkInAt)).toBe(true)
      if (moment === 'departureDay') expect(due >= stay.checkInAt).toBe(true)
      const isDuring = due >= stay.checkInAt
      if (!isDuring) expect(SEND_HOURS).toContain(Number(riyadhTime(due).slice(0, 2)))
    }),
  )
})

test('a message is current for three hours of its day, and only if it came due after all that it needs', () => {
  const offset = fc.integer({ min: -3 * 1440, max: 3 * 1440 })
  fc.assert(
    fc.property(fc.constantFrom(...DAY_MOMENTS), ANY_STAY, offset, offset, (moment, stay, before, later) => {
      const due = dueAtOf(moment, null, stay)
      const since = addMinutes(due, before)
      const now = addMinutes(due, later)
      const isNow = later >= 0 && later < CURRENT_MINUTES && riyadhDay(now) === riyadhDay(due)
      expect(isCurrentToday(due, [since], now)).toBe(isNow && before <= 0)
    }),
  )
})

test('a booking reaches a moment once: what stays in its state reaches none', () => {
  expect(momentOfState(null, 'confirmed')).toBe('confirmed')
  expect(momentOfState('awaiting_payment', 'confirmed')).toBe('confirmed')
  expect(momentOfState('confirmed', 'confirmed')).toBeNull()
  expect(momentOfState('confirmed', 'checked_in')).toBe('checkedIn')
  expect(momentOfState('checked_in', 'completed')).toBeNull()
  expect(MESSAGE_MOMENT_NAMES.filter((one) => !isEventMoment(one))).toEqual(DAY_MOMENTS)
})

test('a text is filled with its values, and a line that names something without a value is left out', () => {
  const text = 'Welcome {guest}\n\nWi-Fi: {wifi}\nBye'
  expect(fillTemplate(text, values({ guest: 'Sara', wifi: '' }))).toBe('Welcome Sara\n\nBye')
  expect(fillTemplate('{ place }', values())).toBe('<place>')
  expect(fillTemplate('{wifi}', values({ wifi: '' }))).toBe('')
})

test('a value with braces is text, and an unknown name is refused before it is stored', () => {
  expect(fillTemplate('{guest}', values({ guest: '{wifi}' }))).toBe('{wifi}')
  expect(unknownVariables('{guest} {phone} {} {toString}')).toEqual(['phone', '', 'toString'])
  const body = { moment: 'confirmed', hour: null, isOn: true, listingIds: null, ar: '{guest}', en: '' }
  expect(messageTemplateBody.isValidSync(body)).toBe(true)
  const wrong = [
    { ar: '{phone}' },
    { ar: '' },
    { ar: 'x'.repeat(TEMPLATE_LIMITS.textLength + 1) },
    { ar: '{guest}'.repeat(TEMPLATE_LIMITS.variablesInText + 1) },
    { en: '{phone}' },
    { listingIds: [] },
    { hour: 7 },
    { hour: 22 },
  ]
  for (const part of wrong) expect(messageTemplateBody.isValidSync({ ...body, ...part })).toBe(false)
})

test('the longest text with the longest values is a message', () => {
  const most = TEMPLATE_LIMITS.textLength + TEMPLATE_LIMITS.variablesInText * 280
  expect(most).toBeLessThan(MAX_MESSAGE_LENGTH)
})

test('where the place is becomes known with the confirmation, and nothing of a booking without one', () => {
  const known = (booking: boolean, agreed: boolean) => {
    const filled = knownValues(values(), { booking, agreed })
    return TEMPLATE_VARIABLE_NAMES.filter((name) => filled[name] !== '')
  }
  expect(known(false, false)).toEqual(['guest', 'place'])
  expect(known(true, false)).not.toContain('address')
  expect(known(true, true)).toEqual(TEMPLATE_VARIABLE_NAMES)
  expect(canFill('{address}', knownValues(values(), { booking: true, agreed: false }))).toBe(false)
  expect(canFill('{guest}', knownValues(values(), { booking: false, agreed: false }))).toBe(true)
})

test('the guest reads English where it is written, else Arabic', () => {
  expect(textFor('ar', { ar: 'أهلًا', en: 'Hello' })).toEqual({ language: 'ar', text: 'أهلًا' })
  expect(textFor('en', { ar: 'أهلًا', en: 'Hello' })).toEqual({ language: 'en', text: 'Hello' })
  expect(textFor('en', { ar: 'أهلًا', en: ' ' })).toEqual({ language: 'ar', text: 'أهلًا' })
})
