import { object, type Schema, string } from 'yup'
import { LAST_MINUTE_PERCENT } from '@/lib/domain/booking/money/price-adjustments'
import { issue } from '@/lib/domain/issues'
import { calendarTermsBody, validateCalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { PricedNames } from '@/lib/domain/listing/content'
import type { TickedAmount } from '@/lib/domain/listing/draft'
import { highestPartial, partialTooHigh } from '@/lib/domain/listing/pricing/payment-choice'
import { pricingModeOf } from '@/lib/domain/listing/variants'
import { PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { type Field, type FieldCodec, type FieldValues, NOTHING } from './field'
import { tick, tickedAmount, typedNumber, validateAmount, validateCount, wireNumber } from './limits'
import {
  choice,
  codec,
  count,
  type FieldPart,
  flag,
  money,
  moneyAsText,
  moneyIfAny,
  type WireForm,
} from './wire-part'

/** Half payment needs an amount above 0 and not above the lowest day price (wizard.md, section 5). */
export const paymentCodec: FieldCodec<FieldValues['payment']> = {
  shape: () =>
    object({
      type: string()
        .defined()
        .oneOf(['', ...PAYMENT_TYPES]),
      partial: typedNumber(),
    }).noUnknown(),
  broken: ({ type, partial }, _field, { content, listingType }) => {
    if (type === '') return [issue('type', 'required')]
    if (type !== 'halfPayment') return []
    if (partial === null || !Number.isInteger(partial)) return [issue('partial', 'partial_invalid')]
    if (partial <= 0) return [issue('partial', 'partial_not_positive')]
    const highest = highestPartial(content, listingType)
    return partial > highest ? [partialTooHigh(highest, listingType)] : []
  },
  ...codec<FieldValues['payment']>(
    () => [
      { at: 'type', wire: 'paymentType', form: choice(PAYMENT_TYPES) },
      { at: 'partial', wire: 'partialAmount', form: { ...money, shape: wireNumber } },
    ],
    { sent: ({ type, partial }) => ({ type, partial: type === 'halfPayment' ? partial : null }) },
  ),
}

/** Dropped when off (wizard.md, section 4). */
export const depositCodec: FieldCodec<TickedAmount> = {
  shape: tickedAmount,
  broken: ({ isTicked, amount }) => (isTicked ? validateAmount('amount', amount) : []),
  ...codec<TickedAmount>(
    ({ wire }) => [
      { at: 'isTicked', wire: `${wire}.securityDeposit`, form: flag },
      { at: 'amount', wire: `${wire}.securityAmount`, form: money },
    ],
    { sent: ({ isTicked, amount }) => ({ isTicked, amount: isTicked ? amount : null }) },
  ),
}

/** Days and percentage start at 1 (wizard.md, section 5), the percentage has the bounds of quotes; dropped when off. */
export const lastMinuteCodec: FieldCodec<FieldValues['lastMinute']> = {
  shape: () => object({ isTicked: tick(), days: typedNumber(), percent: typedNumber() }).noUnknown(),
  broken: ({ isTicked, days, percent }) =>
    isTicked
      ? [
          ...validateRequiredCount('days', days),
          ...validateRequiredCount('percent', percent, LAST_MINUTE_PERCENT.max),
        ]
      : [],
  ...codec<FieldValues['lastMinute']>(
    ({ wire }) => [
      { at: 'isTicked', wire: `${wire}.lastMinuteDiscount`, form: flag },
      { at: 'days', wire: `${wire}.days`, form: count },
      { at: 'percent', wire: `${wire}.discountPercentage`, form: count },
    ],
    { sent: (discount) => (discount.isTicked ? discount : { isTicked: false, days: null, percent: null }) },
  ),
}

function validateRequiredCount(path: string, value: number | null, max?: number) {
  return value === null ? [issue(path, 'required')] : validateCount(path, value, 1, max)
}

type Priced = PricedNames<string>

/** Selected occasions with a price each, in the same map as the rules (wizard.md, section 3, rules). */
export const occasionsCodec: FieldCodec<Priced> = {
  shape: pricedShape,
  broken: validatePrices,
  ...codec((field) => pricedParts(field, moneyIfAny)),
}

const asTexts = codec<Priced>((field) => pricedParts(field, moneyAsText))

/** Chosen names with a price each, sent as texts; as an empty map when nothing is chosen (wizard.md, section 3, addOns). */
export const addOnsCodec: FieldCodec<Priced> = {
  ...occasionsCodec,
  ...asTexts,
  write: (priced, field) => ({ [field.wire]: NOTHING, ...asTexts.write(priced, field) }),
}

function pricedShape({ options }: Field) {
  return object(Object.fromEntries(options.map((name) => [name, tickedAmount().optional()]))).noUnknown()
}

function validatePrices(priced: Priced, { options }: Field) {
  return options.flatMap((name) => {
    const amount = priced[name]
    return amount === undefined ? [] : validateAmount(`${name}.amount`, amount)
  })
}

function pricedParts({ wire, options }: Field, form: typeof money): FieldPart[] {
  if (options.length === 0) return [{ at: '', wire, form: noNames }]
  return options.map((name) => ({ at: `${name}.amount`, of: name, wire: `${wire}.${name}`, form }))
}

/** An empty map without allowed names. */
const noNames: WireForm<Priced> = {
  shape: () => object({}).noUnknown(),
  write: () => undefined,
  read: () => undefined,
}

const termsShape = (): Schema => calendarTermsBody.optional()

/** What the calendar of a new listing begins with, by the rules of the calendar; its wire form is that of the draft. */
export const calendarTermsCodec: FieldCodec<FieldValues['calendarTerms']> = {
  shape: termsShape,
  broken: (terms, _field, { content, listingType }) =>
    terms
      ? validateCalendarTerms(terms, {
          mode: pricingModeOf(listingType.variant),
          rules: content.rules,
          paymentType: content.payment.type,
        })
      : [],
  parts: ({ wire }) => [{ at: '', wire, shape: termsShape() }],
  write: (terms, { wire }) => (terms ? { [wire]: terms } : {}),
  read: (sent, { wire }) => sent(wire) as FieldValues['calendarTerms'],
}
