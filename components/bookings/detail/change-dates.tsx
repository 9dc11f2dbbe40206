'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { paymentHref } from '@/components/shared/booking/payment-address'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { call } from '@/lib/api/call'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import { untilLoaded } from '@/lib/until-loaded'

const ChangeDatesDialog = dynamic(() => untilLoaded(() => import('./change-dates-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

const BY_GUEST = {
  quote: (id: string, body: DatesBody) => call('POST /bookings/:id/dates/quote', { params: { id }, body }),
  change: (id: string, body: DatesBody) => call('POST /bookings/:id/dates', { params: { id }, body }),
  payHref: (id: string) => paymentHref(id, 'difference'),
}

interface ChangeDatesProps {
  booking: BookingWire
  offer: ListingForBooking
}

/** Opens the dialog for new dates; the calendar loads on the click. */
export function ChangeDates({ booking, offer }: ChangeDatesProps) {
  const t = useTranslations('stay.dates')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button $kind="outline" onClick={() => setIsOpen(true)}>
        {t('change')}
      </Button>
      {isOpen ? (
        <ChangeDatesDialog
          booking={booking}
          calls={BY_GUEST}
          offer={offer}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
