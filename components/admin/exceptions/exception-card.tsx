'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BookingFacts } from '@/components/admin/booking-facts'
import { CardActions } from '@/components/admin/item-card'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { ExceptionWire } from '@/lib/contract/schemas/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { GrantDialog } from './grant-dialog'

/** A guest's request for a refund after the deadline: granted in part or in full, or refused. */
export function ExceptionCard({ request }: { request: ExceptionWire }) {
  const t = useTranslations('admin.bookings')
  const policy = useTranslations('vocabulary.policy')
  const locale = useLocale()
  const money = useMoney()
  const [opened, setOpened] = useState<'grant' | 'refuse' | null>(null)
  const close = () => setOpened(null)
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
      {request.state === 'pending' ? (
        <IfMayWrite area="bookings">
          <CardActions>
            <Button onClick={() => setOpened('grant')}>{t('grant')}</Button>
            <Button $kind="danger" onClick={() => setOpened('refuse')}>
              {t('refuse')}
            </Button>
          </CardActions>
        </IfMayWrite>
      ) : (
        <Decision request={request} />
      )}
      {opened === 'grant' ? <GrantDialog request={request} onClose={close} /> : null}
      {opened === 'refuse' ? (
        <ActDialog
          title={t('refuseTitle')}
          keep={t('back')}
          confirm={t('refuse')}
          done={t('refused')}
          send={() => call('POST /admin/cancellations/:id/reject', { params: { id: request._id } })}
          onClose={close}
        >
          <p>{t('refuseText')}</p>
        </ActDialog>
      ) : null}
    </BookingFacts>
  )
}

/** What an admin decided, and when. */
function Decision({ request: { state, percent, decidedAt } }: { request: ExceptionWire }) {
  const t = useTranslations('admin.exceptions')
  const locale = useLocale()
  const when = decidedAt ? formatInstant(decidedAt, locale) : ''
  return (
    <p>{state === 'granted' ? t('grantedOn', { percent: percent ?? 0, when }) : t('refusedOn', { when })}</p>
  )
}
