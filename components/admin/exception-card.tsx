'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { refuseException } from '@/lib/api/admin/bookings'
import type { ExceptionWire } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingFacts } from './booking-facts'
import { CardActions } from './card-actions'
import { GrantDialog } from './grant-dialog'

/** A guest's request for a refund after the deadline: granted in part or in full, or refused. */
export function ExceptionCard({ request }: { request: ExceptionWire }) {
  const t = useTranslations('admin.bookings')
  const policy = useTranslations('vocabulary.policy')
  const locale = useLocale()
  const money = useMoney()
  const { act, isBusy } = useAction()
  const [isGranting, setIsGranting] = useState(false)
  const { booking } = request
  return (
    <BookingFacts
      booking={booking}
      facts={[
        ['checkIn', formatInstant(booking.checkInAt, locale)],
        ['policy', policy(booking.policy)],
        ['asked', formatInstant(request.at, locale)],
        ['paid', <Money key="paid" {...money(booking.paid)} />],
        ['deposit', <Money key="deposit" {...money(booking.depositPaid)} />],
      ]}
    >
      <blockquote dir="auto">{request.reason}</blockquote>
      <IfMayWrite area="bookings">
        <CardActions>
          <Button type="button" disabled={isBusy} onClick={() => setIsGranting(true)}>
            {t('grant')}
          </Button>
          <Button
            type="button"
            $kind="danger"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => act(() => refuseException(request._id), t('refused'))}
          >
            {t('refuse')}
          </Button>
        </CardActions>
      </IfMayWrite>
      {isGranting ? <GrantDialog request={request} onClose={() => setIsGranting(false)} /> : null}
    </BookingFacts>
  )
}
