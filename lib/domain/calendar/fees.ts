import { array, type InferType, number, object, string } from 'yup'
import {
  FEE_CHARGES,
  FEE_KINDS,
  FEES,
  type Fee,
  type FeeWire,
  feeFromWire,
  feeKindsOf,
} from '@/lib/domain/booking/money/fees'
import { takesPets } from '@/lib/domain/booking/party'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import type { HouseRule, PricingMode } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import { isInHalalas, MAX_PRICE_SAR } from './bodies'
import { togetherTest } from './rule-days'

const MAX_THRESHOLD = 1000

const feeShape = object({
  kind: string().required().oneOf(FEE_KINDS),
  price: number().required().min(0).max(MAX_PRICE_SAR).test('not_an_amount', isInHalalas),
  threshold: number().required().integer().min(0).max(MAX_THRESHOLD),
  charged: string().required().oneOf(FEE_CHARGES),
}).noUnknown()

/** The body of PUT vender/services/{id}/fees: all of them. */
export const feesBody = object({
  basedOn: number().required().integer().min(0),
  fees: array(feeShape.required()).required().max(FEE_KINDS.length),
}).noUnknown()
export type FeesBody = InferType<typeof feesBody>

function validateFee({ kind, price, threshold, charged }: FeeWire): Issue[] {
  const { minHalalas, maxHalalas, hasThreshold, maxThreshold = MAX_THRESHOLD, charged: charges } = FEES[kind]
  const least = hasThreshold ? 1 : 0
  return [
    ...(fromSar(price) < minHalalas ? [issue('price', 'min', { min: toSar(minHalalas) })] : []),
    ...(fromSar(price) > maxHalalas ? [issue('price', 'max', { max: toSar(maxHalalas) })] : []),
    ...(threshold < least ? [issue('threshold', 'min', { min: least })] : []),
    ...(threshold > maxThreshold ? [issue('threshold', 'max', { max: maxThreshold })] : []),
    ...(!hasThreshold && threshold > 0 ? [issue('threshold', 'max', { max: 0 })] : []),
    ...(charges.includes(charged) ? [] : [issue('charged', 'one_of')]),
  ]
}

/** One fee, as its form checks it. */
export const feeBody = feeShape.test(
  togetherTest((fee) => (feeShape.isValidSync(fee, { strict: true }) ? validateFee(fee) : [])),
)

/** The issues of a list of fees: each kind occurs once, and none is against a rule of the house or what is sold. */
export function validateFees(
  fees: readonly FeeWire[],
  { rules, mode }: { rules: readonly HouseRule[]; mode: PricingMode },
): Issue[] {
  const noPets = rules.includes('no_pets')
  return fees.flatMap((fee, index) => {
    const at = (path: string) => `fees.${index}.${path}`
    const isTwice = fees.slice(0, index).some(({ kind }) => kind === fee.kind)
    const issues = validateFee(fee).map((one) => ({ ...one, path: at(one.path) }))
    if (!feeKindsOf(mode).includes(fee.kind)) issues.push(issue(at('kind'), 'one_of'))
    if (noPets && fee.kind === 'pet') issues.push(issue(at('kind'), 'pets_forbidden'))
    return isTwice ? [...issues, issue(at('kind'), 'duplicate_key')] : issues
  })
}

/**
 * The issue of house rules that forbid pets while a fee of the listing takes them; `path` is that of the rules in a payload.
 * The other order, a fee against the rules, is of `validateFees`.
 */
export const houseRuleIssues = (
  rules: readonly HouseRule[],
  fees: readonly Fee[] | null,
  path: string,
): Issue[] =>
  rules.includes('no_pets') && takesPets(fees ?? undefined) ? [issue(path, 'pet_fee_remains')] : []

/** The fees of a valid body, in the order of their kinds. */
export const feesFromBody = (fees: readonly FeeWire[]): Fee[] =>
  FEE_KINDS.flatMap((kind) => fees.filter((one) => one.kind === kind).map(feeFromWire))

const isSame = (one: Fee | undefined, other: Fee | undefined) =>
  one?.priceHalalas === other?.priceHalalas &&
  one?.threshold === other?.threshold &&
  one?.charged === other?.charged

/** What changed between two lists, in SAR before and after; equal ones: a fee is charged otherwise. */
export function feeChanges(old: readonly Fee[], young: readonly Fee[]): PriceChange[] {
  return FEE_KINDS.flatMap((kind) => {
    const before = old.find((one) => one.kind === kind)
    const after = young.find((one) => one.kind === kind)
    const of = after ?? before
    if (!of || isSame(before, after)) return []
    const { threshold, charged } = of
    const sar = (fee: Fee | undefined) => (fee ? toSar(fee.priceHalalas) : null)
    return [{ fee: { kind, threshold, charged }, before: sar(before), after: sar(after) }]
  })
}

/** Whether two lists are the same. */
export const areSameFees = (one: readonly Fee[], other: readonly Fee[]): boolean =>
  feeChanges(one, other).length === 0
