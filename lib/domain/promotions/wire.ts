import { array, type InferType, number, object, string } from 'yup'
import type { TablePage } from '@/lib/domain/admin/table'
import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import { type Day, isDay } from '@/lib/domain/time/days'
import {
  foldCode,
  MAX_DISCOUNT_PERCENT,
  MAX_TYPED_CODE,
  PROMOTION_PAYERS,
  type PromotionPayer,
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
export const promotionBody = object({
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
  .noUnknown()
  .exact()
export type PromotionBody = InferType<typeof promotionBody>

/** A code as admins read it; amounts in SAR. */
export interface PromotionWire {
  _id: string
  code: string
  percent: number | null
  amount: number
  payer: PromotionPayer
  firstDay: Day
  lastDay: Day
  listingTypes: PropertyType[]
  minTotal: number
  maxUses: number
  maxUsesPerUser: number
  uses: number
  state: PromotionState
  createdAt: string
  /** when an admin ended it before its last day */
  endedAt: string | null
}

/** GET admin/promotions: one page of the table. */
export type PromotionListWire = TablePage<PromotionWire> & { counts: Record<PromotionState, number> }

/** What a quote says of the code that was typed; `discount` in SAR, 0 with a refusal. */
export interface QuotePromotionWire {
  code: string
  discount: number
  refusal: PromotionRefusal | null
  /** the smallest total in SAR that the code needs, where that is the reason */
  minTotal: number | null
}
