import { boolean, mixed, number, object, string } from 'yup'
import { type Issue, issue } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import { isDay } from '@/lib/domain/time/days'
import { fromWireDay } from './wire-formats'

/** Fits a 32-bit column; in halalas ten million SAR. */
export const MAX_NUMBER = 1_000_000_000
const MAX_SAR = 10_000_000
/** Prices and amounts start at 1 SAR (wizard.md, section 9). */
export const MIN_PRICE_SAR = 1
export const MIN_PRICE = fromSar(MIN_PRICE_SAR)

const WIRE_DAY = /^\d{2}-\d{2}-\d{4}$/
const WIRE_TIME = /^(0?\d|1[0-2]):[0-5]\d:(AM|PM)$/
const WIRE_PRICE = /^\d{1,8}(\.\d{1,2})?$/

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** A typed or missing number; NaN is typed text that is not a number, which the field's rule refuses. */
export const typedNumber = () =>
  mixed(isNumber)
    .defined()
    .nullable()
    .test({
      name: 'max',
      params: { max: MAX_NUMBER },
      test: (value) => !isNumber(value) || !(Math.abs(value) > MAX_NUMBER),
    })
export const typedText = (max: number) => string().defined().max(max)
export const tick = () => boolean().defined()
export const tickedAmount = () => object({ isTicked: tick(), amount: typedNumber() }).noUnknown()

export const wireNumber = () => number().min(-MAX_NUMBER).max(MAX_NUMBER)
/** SAR */
export const wireMoney = () => number().min(0).max(MAX_SAR)
export const wirePriceText = () => string().matches(WIRE_PRICE)
export const wireDay = () =>
  string().test(
    'not_a_day',
    (text) => text === undefined || (WIRE_DAY.test(text) && isDay(fromWireDay(text))),
  )
export const wireIsoDay = () => string().test('not_a_day', (text) => text === undefined || isDay(text))
export const wireTime = () =>
  string().test('not_a_time', (text) => text === undefined || WIRE_TIME.test(text))

/** The issues of a required price or amount in halalas, 1 SAR at least; NaN is typed text that is no amount. */
export function validateAmount(path: string, amount: number | null): Issue[] {
  if (amount === null) return [issue(path, 'amount_required')]
  if (Number.isNaN(amount)) return [issue(path, 'not_an_amount')]
  return amount < MIN_PRICE ? [issue(path, 'min', { min: MIN_PRICE_SAR })] : []
}

/** The issues of a whole number between `min` and `max`; null has none. */
export function validateCount(path: string, count: number | null, min: number, max = MAX_NUMBER): Issue[] {
  if (count === null) return []
  if (!Number.isInteger(count)) return [issue(path, 'integer')]
  if (count < min) return [issue(path, 'min', { min })]
  return count > max ? [issue(path, 'max', { max })] : []
}

export function validateDay(path: string, day: string): Issue[] {
  if (day === '') return [issue(path, 'required')]
  return isDay(day) ? [] : [issue(path, 'not_a_day')]
}
