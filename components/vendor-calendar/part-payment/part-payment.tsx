'use client'

import { PartPaymentCard } from '@/components/shared/terms/part-payment/part-payment-card'
import { call } from '@/lib/api/call'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'

interface PartPaymentProps {
  listingId: string
  /** null: the fixed amount of the listing */
  part: PartPaymentWire | null
}

/** The percentage of the total that guests of a listing pay now. */
export function PartPayment({ listingId, part }: PartPaymentProps) {
  return (
    <PartPaymentCard
      part={part}
      save={(partPayment) =>
        call('PUT /vendor/services/:id/calendar', { params: { id: listingId }, body: { partPayment } })
      }
    />
  )
}
