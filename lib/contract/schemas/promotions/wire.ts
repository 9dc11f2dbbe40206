import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, is, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { PROMOTION_PAYERS, PROMOTION_REFUSALS } from '@/lib/domain/promotions/promotion'
import type * as wire from '@/lib/domain/promotions/wire'
import { PROMOTION_STATES } from '@/lib/domain/promotions/wire'

export const QuotePromotionWire = is<wire.QuotePromotionWire>()(
  named(
    'QuotePromotionWire',
    'What a quote says of the code that was typed; `discount` in SAR, 0 with a refusal.',
    {
      code: Type.String(),
      discount: Type.Number(),
      refusal: nullable(oneOf(PROMOTION_REFUSALS)),
      minTotal: nullable(Type.Number(), {
        description: 'the smallest total in SAR that the code needs, where that is the reason',
      }),
    },
  ),
)

export const PromotionWire = named('PromotionWire', 'A code as admins read it; amounts in SAR.', {
  _id: Type.String(),
  code: Type.String(),
  percent: nullable(Type.Number()),
  amount: Type.Number(),
  payer: oneOf(PROMOTION_PAYERS),
  firstDay: Type.String(),
  lastDay: Type.String(),
  listingTypes: Type.Array(oneOf(PROPERTY_TYPES)),
  minTotal: Type.Number(),
  maxUses: Type.Number(),
  maxUsesPerUser: Type.Number(),
  uses: Type.Number(),
  state: oneOf(PROMOTION_STATES),
  createdAt: Type.String(),
  endedAt: nullable(Type.String(), { description: 'when an admin ended it before its last day' }),
})
export type PromotionWire = Static<typeof PromotionWire>

export const PromotionListWire = named('PromotionListWire', 'GET admin/promotions: one page of the table.', {
  ...tablePage(PromotionWire).properties,
  counts: fullRecord(PROMOTION_STATES, Type.Number()),
})
export type PromotionListWire = Static<typeof PromotionListWire>
