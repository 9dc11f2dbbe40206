import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as partPayment from '@/lib/domain/booking/money/part-payment'

const percent = Type.Number({ description: 'a whole number from 1 to 99' })

export const PartPayment = is<partPayment.PartPayment>()(
  Type.Object(
    { percent, minimumHalalas: Type.Number({ description: 'of a booking, whatever its units' }) },
    {
      title: 'PartPayment',
      description: 'What guests pay now of the total, in place of a fixed amount.',
    },
  ),
)

export const PartPaymentWire = is<partPayment.PartPaymentWire>()(
  Type.Object(
    { percent, minimum: Type.Number() },
    { title: 'PartPaymentWire', description: 'The same in SAR.' },
  ),
)
