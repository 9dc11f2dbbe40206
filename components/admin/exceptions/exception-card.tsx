'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BookingFacts } from '@/components/admin/booking-facts'
import { CardActions } from '@/components/admin/card-actions'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { ExceptionWire } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { GrantDialog } from './grant-dialog'

/** A guest's request for a refund after the deadline: granted in part or in full, or refused. */
export function ExceptionCard({ request }: { request: ExceptionWire }) {
  const t = useTranslations('admin.bookings')
  const policy = useTranslations('vocabulary.policy')
  const locale = useLocale()
  const money = useMoney()
  const { act, isBusy } = useAction()
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
            <Button type="button" disabled={isBusy} onClick={() => setOpened('grant')}>
              {t('grant')}
            </Button>
            <Button type="button" $kind="danger" disabled={isBusy} onClick={() => setOpened('refuse')}>
              {t('refuse')}
            </Button>
          </CardActions>
        </IfMayWrite>
      ) : (
        <Decision request={request} />
      )}
      {opened === 'grant' ? <GrantDialog request={request} onClose={close} /> : null}
      {opened === 'refuse' ? (
        <ConfirmDialog
          title={t('refuseTitle')}
          closeLabel={t('back')}
          keep={t('back')}
          confirm={t('refuse')}
          isBusy={isBusy}
          onConfirm={async () => {
            const input = { params: { id: request._id } }
            if (await act(() => call('POST /admin/cancellations/:id/reject', input), t('refused'))) close()
          }}
          onClose={close}
        >
          <p>{t('refuseText')}</p>
        </ConfirmDialog>
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
