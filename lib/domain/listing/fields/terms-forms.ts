import { boolean, object, string } from 'yup'
import { LAST_MINUTE_PERCENT } from '@/lib/domain/booking/quote'
import { issue } from '@/lib/domain/issues'
import type { PricedNames } from '@/lib/domain/listing/content'
import type { TickedAmount } from '@/lib/domain/listing/draft'
import { highestPartial, partialTooHigh } from '@/lib/domain/listing/payment-choice'
import { PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { type Field, type FieldForm, type FieldValues, NOTHING } from './field'
import {
  brokenAmount,
  brokenCount,
  tick,
  tickedAmount,
  typedNumber,
  wireMoney,
  wireNumber,
  wirePriceText,
} from './limits'
import { halalasOf, sar } from './money-wire'
import { numberOf, textOf } from './plain-forms'

/** Half payment needs an amount above 0 and not above the lowest day price (wizard.md, section 5). */
export const paymentForm: FieldForm<FieldValues['payment']> = {
  shape: () =>
    object({
      type: string()
        .defined()
        .oneOf(['', ...PAYMENT_TYPES]),
      partial: typedNumber(),
    }).noUnknown(),
  broken: ({ type, partial }, _field, { content, kind }) => {
    if (type === '') return [issue('type', 'required')]
    if (type !== 'halfPayment') return []
    if (partial === null || !Number.isInteger(partial)) return [issue('partial', 'partial_invalid')]
    if (partial <= 0) return [issue('partial', 'partial_not_positive')]
    const highest = highestPartial(content, kind)
    return partial > highest ? [partialTooHigh(highest, kind)] : []
  },
  parts: () => [
    { at: 'type', wire: 'paymentType', shape: string().oneOf(PAYMENT_TYPES) },
    { at: 'partial', wire: 'partialAmount', shape: wireNumber() },
  ],
  write: ({ type, partial }) => ({
    ...(type === '' ? {} : { paymentType: type }),
    ...(type === 'halfPayment' ? sar('partialAmount', partial) : {}),
  }),
  read: (wire) => ({
    type: textOf(wire('paymentType')) as FieldValues['payment']['type'],
    partial: halalasOf(wire('partialAmount')),
  }),
}

/** Dropped when off (wizard.md, section 4). */
export const depositForm: FieldForm<TickedAmount> = {
  shape: tickedAmount,
  broken: ({ isTicked, amount }) => (isTicked ? brokenAmount('amount', amount) : []),
  parts: ({ wire }) => [
    { at: 'isTicked', wire: `${wire}.securityDeposit`, shape: boolean() },
    { at: 'amount', wire: `${wire}.securityAmount`, shape: wireMoney() },
  ],
  write: ({ isTicked, amount }, { wire }) => ({
    [`${wire}.securityDeposit`]: isTicked,
    ...(isTicked ? sar(`${wire}.securityAmount`, amount) : {}),
  }),
  read: (wire, field) => ({
    isTicked: wire(`${field.wire}.securityDeposit`) === true,
    amount: halalasOf(wire(`${field.wire}.securityAmount`)),
  }),
}

/** Days and percentage start at 1 (wizard.md, section 5), the percentage ends where quotes hold it; dropped when off. */
export const lastMinuteForm: FieldForm<FieldValues['lastMinute']> = {
  shape: () => object({ isTicked: tick(), days: typedNumber(), percent: typedNumber() }).noUnknown(),
  broken: ({ isTicked, days, percent }) =>
    isTicked
      ? [...brokenNumber('days', days), ...brokenNumber('percent', percent, LAST_MINUTE_PERCENT.max)]
      : [],
  parts: ({ wire }) => [
    { at: 'isTicked', wire: `${wire}.lastMinuteDiscount`, shape: boolean() },
    { at: 'days', wire: `${wire}.days`, shape: wireNumber() },
    { at: 'percent', wire: `${wire}.discountPercentage`, shape: wireNumber() },
  ],
  write: ({ isTicked, days, percent }, { wire }) => ({
    [`${wire}.lastMinuteDiscount`]: isTicked,
    ...(isTicked && days !== null ? { [`${wire}.days`]: days } : {}),
    ...(isTicked && percent !== null ? { [`${wire}.discountPercentage`]: percent } : {}),
  }),
  read: (wire, field) => ({
    isTicked: wire(`${field.wire}.lastMinuteDiscount`) === true,
    days: numberOf(wire(`${field.wire}.days`)),
    percent: numberOf(wire(`${field.wire}.discountPercentage`)),
  }),
}

function brokenNumber(path: string, value: number | null, max?: number) {
  return value === null ? [issue(path, 'required')] : brokenCount(path, value, 1, max)
}

type Priced = PricedNames<string>

/** Chosen names with a price each, sent as texts (wizard.md, section 3, addOns). */
export const addOnsForm: FieldForm<Priced> = {
  shape: pricedShape,
  broken: brokenPrices,
  parts: (field) => pricedParts(field, wirePriceText),
  write: (priced, field) => ({
    [field.wire]: NOTHING,
    ...sentPrices(priced, field, (amount) => String(toSar(amount))),
  }),
  read: readPrices,
}

/** Selected occasions with a price each, in the same map as the rules (wizard.md, section 3, rules). */
export const occasionsForm: FieldForm<Priced> = {
  shape: pricedShape,
  broken: brokenPrices,
  parts: (field) => pricedParts(field, wireMoney),
  write: (priced, field) => sentPrices(priced, field, toSar),
  read: readPrices,
}

function pricedShape({ options }: Field) {
  return object(Object.fromEntries(options.map((name) => [name, tickedAmount().optional()]))).noUnknown()
}

function brokenPrices(priced: Priced, { options }: Field) {
  return options.flatMap((name) => {
    const amount = priced[name]
    return amount === undefined ? [] : brokenAmount(`${name}.amount`, amount)
  })
}

function pricedParts({ wire, options }: Field, shape: typeof wirePriceText | typeof wireMoney) {
  if (options.length === 0) return [{ at: '', wire, shape: object({}).noUnknown() }]
  return options.map((name) => ({ at: `${name}.amount`, wire: `${wire}.${name}`, shape: shape() }))
}

function sentPrices(priced: Priced, { wire, options }: Field, form: (amount: number) => unknown) {
  return Object.fromEntries(
    options.flatMap((name) => {
      const amount = priced[name] ?? null
      return amount === null ? [] : [[`${wire}.${name}`, form(amount)]]
    }),
  )
}

function readPrices(wire: (path: string) => unknown, field: Field): Priced {
  return Object.fromEntries(
    field.options.flatMap((name) => {
      const amount = halalasOf(wire(`${field.wire}.${name}`))
      return amount === null ? [] : [[name, amount]]
    }),
  )
}
