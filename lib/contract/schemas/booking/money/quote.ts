import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import { FEE_KINDS } from '@/lib/domain/booking/money/fees'
import { discountKinds } from '@/lib/domain/booking/money/price-adjustments'
import type * as quote from '@/lib/domain/booking/money/quote'
import { ADD_ONS, PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { ownAddOnLine } from './own-add-ons'

/** On each kind of line. */
export const ofRoom = {
  room: Type.Optional(
    Type.Object(
      { _id: Type.String(), name: Bilingual },
      { description: 'the room type of the line, where a price has several' },
    ),
  ),
}

export const QuoteLine = is<quote.QuoteLine>()(
  Type.Union(
    [
      Type.Object({
        kind: oneOf(['nights', 'hours']),
        unitPriceHalalas: Type.Number(),
        quantity: Type.Number(),
        units: Type.Number(),
        amountHalalas: Type.Number(),
        ...ofRoom,
      }),
      Type.Object({
        kind: oneOf(discountKinds()),
        percent: Type.Number(),
        amountHalalas: Type.Number(),
        ...ofRoom,
      }),
      Type.Object({ kind: oneOf(FEE_KINDS), count: Type.Number(), amountHalalas: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('privateOffer'), amountHalalas: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('reduction'), amountHalalas: Type.Number(), ...ofRoom }),
      Type.Object({
        kind: Type.Literal('addOn'),
        name: oneOf(ADD_ONS),
        amountHalalas: Type.Number(),
        ...ofRoom,
      }),
      Type.Object({ ...ownAddOnLine, priceHalalas: Type.Number(), amountHalalas: Type.Number(), ...ofRoom }),
      Type.Object({
        kind: Type.Literal('promotion'),
        code: Type.String(),
        amountHalalas: Type.Number(),
        ...ofRoom,
      }),
    ],
    {
      title: 'QuoteLine',
      description:
        'One line of a price; `amountHalalas` is unit price × quantity × units, a discount is negative.',
    },
  ),
)

export const Quote = is<quote.Quote>()(
  named('Quote', 'The price of a stay, all in halalas; instants in UTC.', {
    lines: Type.Array(QuoteLine),
    nights: Type.Array(Type.Object({ day: Type.String(), priceHalalas: Type.Number() })),
    totalHalalas: Type.Number(),
    vatHalalas: nullable(Type.Number(), {
      description: 'both null where nobody accounts for it and none is shown',
    }),
    vatPercent: nullable(Type.Number()),
    stayVat: oneOf(STAY_VATS),
    depositHalalas: Type.Number(),
    dueNowHalalas: Type.Number(),
    dueLaterHalalas: Type.Number(),
    paymentType: oneOf(PAYMENT_TYPES),
    checkInAt: Type.Unsafe<Date>({ type: 'string', format: 'date-time' }),
    checkOutAt: Type.Unsafe<Date>({ type: 'string', format: 'date-time' }),
    freeCancellationUntil: nullable(Type.Unsafe<Date>({ type: 'string', format: 'date-time' }), {
      description: 'inclusive; null when the policy refunds nothing',
    }),
  }),
)
