import { array, type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import { isDay } from '@/lib/domain/time/days'
import {
  foldCode,
  MAX_DISCOUNT_PERCENT,
  MAX_TYPED_CODE,
  PROMOTION_PAYERS,
  type PromotionRefusal,
} from './promotion'

const MAX_SAR = 100_000
const MAX_USES = 1_000_000

export const PROMOTION_STATES = ['active', 'ended'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

const sar = () =>
  number()
    .required()
    .max(MAX_SAR)
    .test('matches', (value) => value === undefined || toSar(fromSar(value)) === value)
const day = () =>
  string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value))

/** POST admin/promotions; amounts in SAR. The discount is `amount`, or with a `percent` at most `amount`. */
export const promotionBody = exactObject({
  code: string()
    .required()
    .max(MAX_TYPED_CODE)
    .test('matches', (value) => value === undefined || foldCode(value) !== null),
  percent: number().integer().min(1).max(MAX_DISCOUNT_PERCENT).nullable().defined(),
  amount: sar().min(0.01),
  payer: string().oneOf(PROMOTION_PAYERS).required(),
  firstDay: day(),
  lastDay: day().test(
    'open_to_before_from',
    (value, { parent }) => value === undefined || value >= parent.firstDay,
  ),
  listingTypes: array(string().oneOf(PROPERTY_TYPES).required()).required().max(PROPERTY_TYPES.length),
  minTotal: sar().min(0),
  maxUses: number().required().integer().min(1).max(MAX_USES),
  maxUsesPerUser: number().required().integer().min(1).max(MAX_USES),
})
export type PromotionBody = InferType<typeof promotionBody>

/** What a quote says of the code that was typed; `discount` in SAR, 0 with a refusal. */
export interface QuotePromotionWire {
  code: string
  discount: number
  refusal: PromotionRefusal | null
  /** the smallest total in SAR that the code needs, where that is the reason */
  minTotal: number | null
}
