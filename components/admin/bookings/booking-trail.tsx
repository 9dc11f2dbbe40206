'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AuditChanges } from '@/components/admin/audit/audit-changes'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { BookingCard } from './booking-card'

/** What both sides were told of a booking, and what admins did with it. */
export function BookingTrail({ booking }: { booking: AdminBookingDetail }) {
  const t = useTranslations('admin.bookings')
  const role = useTranslations('admin.bookings.roles')
  const action = useTranslations('admin.audit.actions')
  const locale = useLocale()
  return (
    <>
      <BookingCard aria-labelledby="notifications">
        <h2 id="notifications">{t('notifications')}</h2>
        <p>{t('messages', { count: booking.messages })}</p>
        <ol>
          {booking.notifications.map((one) => (
            <li key={one._id}>
              <span>
                <strong>{inLanguage(locale, one.title)}</strong>
                <small>
                  {role(one.to)} · {t(one.isRead ? 'read' : 'unread')}
                </small>
              </span>
              <small>{formatInstant(one.at, locale)}</small>
            </li>
          ))}
        </ol>
      </BookingCard>
      {booking.audit.length > 0 ? (
        <BookingCard aria-labelledby="audit">
          <h2 id="audit">{t('audit')}</h2>
          <ol>
            {booking.audit.map((line) => (
              <li key={line._id}>
                <span>
                  <strong>{action(line.action)}</strong>
                  {line.reason ? <bdi>{line.reason}</bdi> : null}
                  <AuditChanges {...line} />
                  <small>{line.actor ? <bdi>{localName(locale, line.actor)}</bdi> : role('system')}</small>
                </span>
                <small>{formatInstant(line.at, locale)}</small>
              </li>
            ))}
          </ol>
        </BookingCard>
      ) : null}
    </>
  )
}
