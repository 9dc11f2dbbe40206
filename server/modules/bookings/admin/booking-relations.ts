import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { getBookingClaim } from '@/server/modules/bookings/deposit-claims/get-booking-claim'
import { listPayments, type Payment, sourceOf } from '@/server/modules/bookings/payments/payment-store'
import { listRefunds, type Refund } from '@/server/modules/bookings/payments/refunds/refund-store'
import { renderNotification } from '@/server/modules/people/notifications/render-notification'
import type { AnyBooking } from './admin-store'
import { countMessages, listNotifications } from './detail-store'
import { findExceptionOf } from './exception-store'
import { exceptionToWire } from './exception-to-wire'

type Relations = Pick<
  AdminBookingDetail,
  'exception' | 'claim' | 'attempts' | 'refunds' | 'messages' | 'notifications'
>

/** What hangs on a booking: money, requests, claims, messages and notifications. */
export async function relatedTo(deps: Deps, parties: AnyBooking): Promise<Relations> {
  const { db } = deps
  const { booking } = parties
  const wish = await findExceptionOf(db, booking.id)
  return {
    exception: wish?.state === 'pending' ? exceptionToWire(wish, booking) : null,
    claim: await getBookingClaim(db, parties),
    attempts: (await listPayments(db, booking.id)).map(attemptToWire),
    refunds: (await listRefunds(db, [booking.id])).map(({ refund }) => refundToWire(refund)),
    messages: await countMessages(db, booking),
    notifications: await notificationsOf(deps, parties),
  }
}

function attemptToWire(payment: Payment): Relations['attempts'][number] {
  const { id, state, purpose, amountHalalas, declineReason, paidAt, createdAt } = payment
  return {
    ...{ _id: id, state, purpose, declineReason },
    amount: toSar(amountHalalas),
    from: sourceOf(payment),
    at: (paidAt ?? createdAt).toISOString(),
  }
}

function refundToWire(refund: Refund): Relations['refunds'][number] {
  const { id, state, amountHalalas, destination, bankReference, createdAt, endedAt } = refund
  return {
    ...{ _id: id, state, bankReference },
    amount: toSar(amountHalalas),
    to: destination,
    at: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

async function notificationsOf({ db, translations }: Deps, { booking }: AnyBooking) {
  const rows = await listNotifications(db, booking)
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    title: {
      ar: renderNotification(translations, row, 'ar').title,
      en: renderNotification(translations, row, 'en').title,
    },
    to: row.userId === booking.guestId ? ('guest' as const) : ('vendor' as const),
    isRead: row.readAt !== null,
    at: row.createdAt.toISOString(),
  }))
}
