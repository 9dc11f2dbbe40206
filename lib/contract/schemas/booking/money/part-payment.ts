import { Type } from '@sinclair/typebox'
import { is, named } from '@/lib/contract/schema'
import type * as partPayment from '@/lib/domain/booking/money/part-payment'

const percent = Type.Number({ description: 'a whole number from 1 to 99' })

export const PartPayment = is<partPayment.PartPayment>()(
  named('PartPayment', 'What guests pay now of the total, in place of a fixed amount.', {
    percent,
    minimumHalalas: Type.Number({ description: 'of a booking, whatever its units' }),
  }),
)

export const PartPaymentWire = is<partPayment.PartPaymentWire>()(
  named('PartPaymentWire', 'The same in SAR.', { percent, minimum: Type.Number() }),
)
