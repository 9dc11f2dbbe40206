import { object } from 'yup'
import type { WeekPrices } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/night-price'
import { WEEKDAYS, type Weekday } from '@/lib/domain/days'
import { issue } from '@/lib/domain/issues'
import { PRICE_ROWS } from '@/lib/domain/listing/week'
import {
  fromWireDay,
  fromWireTime,
  PRICE_NAMES,
  toWireDay,
  toWireTime,
} from '@/lib/domain/listing/wire-formats'
import type { FieldForm, FieldValues, ReadWire, WireValues } from './field'
import {
  brokenAmount,
  brokenDay,
  MIN_PRICE,
  MIN_PRICE_SAR,
  tick,
  typedNumber,
  typedText,
  wireDay,
  wireMoney,
  wireTime,
} from './limits'
import { halalasOf, sar } from './money-wire'
import { textOf } from './plain-forms'

const DAY_LENGTH = 10
const TIME_LENGTH = 5

const priceRow = () => object({ isTicked: tick(), price: typedNumber() }).noUnknown()

/** The prices of the days; only those that there are are sent (wizard.md, section 3). */
export const weekForm: FieldForm<WeekPrices> = {
  shape: () => object(Object.fromEntries(PRICE_ROWS.map((row) => [row, priceRow()]))).noUnknown(),
  broken: (week) => {
    const { weekdays, ...bundles } = withEveryWeekday(week)
    if (Object.keys(weekdays).length === 0) return [issue('', 'price_required')]
    const prices = { ...bundles, ...weekdays }
    return PRICE_ROWS.filter((row) => (prices[row] ?? MIN_PRICE) < MIN_PRICE).map((row) =>
      issue(`${row}.price`, 'min', { min: MIN_PRICE_SAR }),
    )
  },
  parts: ({ wire }) =>
    PRICE_ROWS.map((row) => ({
      at: `${row}.price`,
      wire: `${wire}.${PRICE_NAMES[row]}`,
      shape: wireMoney(),
    })),
  write: ({ allDays, sundayToWednesday, weekdays }, { wire }) => {
    const prices = { allDays, sundayToWednesday, ...weekdays }
    const sent = PRICE_ROWS.map((row) => sar(`${wire}.${PRICE_NAMES[row]}`, prices[row] ?? null))
    return Object.assign({}, ...sent)
  },
  read: (wire, field) => {
    const price = (row: keyof typeof PRICE_NAMES) => halalasOf(wire(`${field.wire}.${PRICE_NAMES[row]}`))
    const weekdays = WEEKDAYS.flatMap((day): [Weekday, number][] => {
      const own = price(day)
      return own === null ? [] : [[day, own]]
    })
    return {
      weekdays: Object.fromEntries(weekdays),
      sundayToWednesday: price('sundayToWednesday'),
      allDays: price('allDays'),
    }
  },
}

/** The price of an hour and the first day on which hours are sold (wizard.md, section 2, the hourly type). */
export const hourForm: FieldForm<FieldValues['hour']> = {
  shape: () => object({ price: typedNumber(), firstDay: typedText(DAY_LENGTH) }).noUnknown(),
  broken: ({ price, firstDay }) => [
    ...brokenAmount('price', price),
    ...(firstDay === '' ? [] : brokenDay('firstDay', firstDay)),
  ],
  parts: ({ wire }) => [
    { at: 'price', wire: `${wire}.hourPrice`, shape: wireMoney() },
    { at: 'firstDay', wire: 'setDate', shape: wireDay() },
  ],
  write: ({ price, firstDay }, { wire }) => ({
    ...sar(`${wire}.hourPrice`, price),
    ...sentDay('setDate', firstDay),
  }),
  read: (wire, field) => ({
    price: halalasOf(wire(`${field.wire}.hourPrice`)),
    firstDay: readDay(wire, 'setDate'),
  }),
}

/** From and to, both needed, and not over yet (wizard.md, section 4). */
export const periodForm: FieldForm<FieldValues['period']> = {
  shape: () => object({ from: typedText(DAY_LENGTH), to: typedText(DAY_LENGTH) }).noUnknown(),
  broken: ({ from, to }, _field, { today }) => {
    const missing = [...brokenDay('from', from), ...brokenDay('to', to)]
    if (missing.length > 0) return missing
    if (to < from) return [issue('to', 'open_to_before_from')]
    return to < today ? [issue('to', 'past_day')] : []
  },
  parts: () => [
    { at: 'from', wire: 'openFrom', shape: wireDay() },
    { at: 'to', wire: 'openTo', shape: wireDay() },
  ],
  write: ({ from, to }) => ({ ...sentDay('openFrom', from), ...sentDay('openTo', to) }),
  read: (wire) => ({ from: readDay(wire, 'openFrom'), to: readDay(wire, 'openTo') }),
}

const timesShape = () => object({ in: typedText(TIME_LENGTH), out: typedText(TIME_LENGTH) }).noUnknown()

const CHECK_PARTS = [
  { at: 'in', wire: 'check.checkInTime', shape: wireTime() },
  { at: 'out', wire: 'check.checkOutTime', shape: wireTime() },
]

/** Sent only when both are set (wizard.md, section 3). */
export const timesForm: FieldForm<FieldValues['times']> = {
  shape: timesShape,
  broken: (times) => {
    if (times.in === '' && times.out === '') return []
    return (['in', 'out'] as const).flatMap((side) => (times[side] ? [] : [issue(side, 'required')]))
  },
  parts: () => CHECK_PARTS,
  write: (times) =>
    times.in && times.out
      ? { 'check.checkInTime': toWireTime(times.in), 'check.checkOutTime': toWireTime(times.out) }
      : {},
  read: (wire) => ({ in: readTime(wire, 'check.checkInTime'), out: readTime(wire, 'check.checkOutTime') }),
}

/** The hourly type has a single time, its opening; without a closing time it is open until midnight. */
export const openingHoursForm: FieldForm<FieldValues['openingHours']> = {
  ...timesForm,
  broken: (times) => (times.in === '' ? [issue('in', 'required')] : []),
  parts: () => [{ at: 'in', wire: 'setTime', shape: wireTime() }, ...CHECK_PARTS],
  write: (times, field) => ({
    ...(times.in ? { setTime: toWireTime(times.in) } : {}),
    ...timesForm.write(times, field),
  }),
  read: (wire, field) => {
    const check = timesForm.read(wire, field)
    return { in: readTime(wire, 'setTime') || check.in, out: check.out }
  },
}

function sentDay(path: string, day: string): WireValues {
  return day === '' ? {} : { [path]: toWireDay(day) }
}

function readDay(wire: ReadWire, path: string): string {
  const text = textOf(wire(path))
  return text === '' ? '' : fromWireDay(text)
}

function readTime(wire: ReadWire, path: string): string {
  const text = textOf(wire(path))
  return text === '' ? '' : fromWireTime(text)
}
