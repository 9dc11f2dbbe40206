import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { Quote } from '@/lib/contract/schemas/booking/money/quote'
import { NoShowTerms } from '@/lib/contract/schemas/rates/no-show'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import {
  ADD_ONS,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  PROPERTY_TYPES,
} from '@/lib/domain/listing/vocabulary'
import type * as promotion from '@/lib/domain/promotions/promotion'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'

const AppliedPromotion = is<promotion.AppliedPromotion>()(
  named('AppliedPromotion', 'The copy of a code in a booking.', {
    id: Type.String(),
    code: Type.String(),
    payer: oneOf(PROMOTION_PAYERS),
    discountHalalas: Type.Number(),
  }),
)

export const BookingSnapshot = named(
  'BookingSnapshot',
  'The copy of the listing at booking time: later edits never change it (booking rules, Quote 10).',
  {
    service: Type.Object({
      type: oneOf(PROPERTY_TYPES),
      name: Bilingual,
      image: Type.String(),
      city: Bilingual,
      district: Bilingual,
      checkInTime: Type.String(),
      checkOutTime: Type.String(),
    }),
    lines: Quote.properties.lines,
    vatHalalas: nullable(Type.Number()),
    promotion: Type.Optional(AppliedPromotion),
    addOns: Type.Array(oneOf(ADD_ONS)),
    policy: oneOf(CANCELLATION_POLICIES),
    bookingType: oneOf(BOOKING_TYPES),
    noShow: Type.Optional(NoShowTerms),
  },
)
