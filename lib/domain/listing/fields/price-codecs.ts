import { object } from 'yup'
import type { WeekPrices } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/money/night-price'
import { issue } from '@/lib/domain/issues'
import { PRICE_ROWS } from '@/lib/domain/listing/pricing/week'
import { WEEKDAYS } from '@/lib/domain/time/days'
import type { FieldCodec, FieldValues } from './field'
import { MIN_PRICE, tick, typedNumber, typedText, validateAmount, validateDay } from './limits'
import { PRICE_NAMES } from './wire-formats'
import { codec, day, money, moneyIfAny, time } from './wire-part'

const DAY_LENGTH = 10
const TIME_LENGTH = 5

const priceRow = () => object({ isTicked: tick(), price: typedNumber() }).noUnknown()

/** The prices of the days; only those that are set are sent (wizard.md, section 3). */
export const weekCodec: FieldCodec<WeekPrices> = {
  shape: () => object(Object.fromEntries(PRICE_ROWS.map((row) => [row, priceRow()]))).noUnknown(),
  broken: (week) => {
    const { weekdays, ...bundles } = withEveryWeekday(week)
    if (Object.keys(weekdays).length === 0) return [issue('', 'price_required')]
    const prices = { ...bundles, ...weekdays }
    return PRICE_ROWS.flatMap((row) => validateAmount(`${row}.price`, prices[row] ?? MIN_PRICE))
  },
  ...codec(
    ({ wire }) =>
      PRICE_ROWS.map((row) => {
        const isDay = WEEKDAYS.some((day) => day === row)
        return {
          at: `${row}.price`,
          of: isDay ? `weekdays.${row}` : row,
          wire: `${wire}.${PRICE_NAMES[row]}`,
          form: isDay ? moneyIfAny : money,
        }
      }),
    { start: { weekdays: {} } },
  ),
}

/** The price of an hour and the first day on which hours are sold (wizard.md, section 2, the hourly type). */
export const hourCodec: FieldCodec<FieldValues['hour']> = {
  shape: () => object({ price: typedNumber(), firstDay: typedText(DAY_LENGTH) }).noUnknown(),
  broken: ({ price, firstDay }) => [
    ...validateAmount('price', price),
    ...(firstDay === '' ? [] : validateDay('firstDay', firstDay)),
  ],
  ...codec(({ wire }) => [
    { at: 'price', wire: `${wire}.hourPrice`, form: money },
    { at: 'firstDay', wire: 'setDate', form: day },
  ]),
}

/** From and to, both needed, and not over yet (wizard.md, section 4). */
export const periodCodec: FieldCodec<FieldValues['period']> = {
  shape: () => object({ from: typedText(DAY_LENGTH), to: typedText(DAY_LENGTH) }).noUnknown(),
  broken: ({ from, to }, _field, { today }) => {
    const missing = [...validateDay('from', from), ...validateDay('to', to)]
    if (missing.length > 0) return missing
    if (to < from) return [issue('to', 'open_to_before_from')]
    return to < today ? [issue('to', 'past_day')] : []
  },
  ...codec(() => [
    { at: 'from', wire: 'openFrom', form: day },
    { at: 'to', wire: 'openTo', form: day },
  ]),
}

const timesShape = () => object({ in: typedText(TIME_LENGTH), out: typedText(TIME_LENGTH) }).noUnknown()

/** Sent only when both are set (wizard.md, section 3). */
export const timesCodec: FieldCodec<FieldValues['times']> = {
  shape: timesShape,
  broken: (times) => {
    if (times.in === '' && times.out === '') return []
    return (['in', 'out'] as const).flatMap((side) => (times[side] ? [] : [issue(side, 'required')]))
  },
  ...codec<FieldValues['times']>(
    () => [
      { at: 'in', wire: 'check.checkInTime', form: time },
      { at: 'out', wire: 'check.checkOutTime', form: time },
    ],
    { sent: (times) => (times.in && times.out ? times : { in: '', out: '' }) },
  ),
}

const opening = codec<FieldValues['openingHours']>(() => [{ at: 'in', wire: 'setTime', form: time }])

/** The hourly type has a single time, its opening; without a closing time it is open until midnight. */
export const openingHoursCodec: FieldCodec<FieldValues['openingHours']> = {
  ...timesCodec,
  broken: (times) => (times.in === '' ? [issue('in', 'required')] : []),
  parts: (field) => [...opening.parts(field), ...timesCodec.parts(field)],
  write: (times, field) => ({ ...opening.write(times, field), ...timesCodec.write(times, field) }),
  read: (wire, field) => {
    const check = timesCodec.read(wire, field)
    return { ...check, in: opening.read(wire, field).in || check.in }
  },
}
