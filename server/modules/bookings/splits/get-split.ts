import type { SharePaymentWire, SplitWire } from '@/lib/contract/schemas/splits/wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { isActiveSplit } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { type Booking, findBooking } from '@/server/modules/bookings/store'
import { maskPhone } from '@/server/modules/people/accounts/mask'
import type { SharePayer } from './pass-store'
import {
  findFirstName,
  findFirstNames,
  findSplit,
  listSharePayments,
  type Share,
  type SplitWithShares,
  sumOwnShares,
} from './store'

/** What a reader with the link sees of a split; `not_found` for any other token. */
export async function getSplit(
  db: Db,
  reader: SharePayer | null,
  token: string,
  now: Date,
): Promise<SplitWire> {
  const found = await findSplit(db, { token })
  const booking = found && (await findBooking(db, found.split.bookingId))
  if (!found || !booking) throw new DomainError('not_found')
  return splitToWire(db, booking, found, reader, now)
}

export async function splitToWire(
  db: Db,
  booking: Booking,
  { split, shares }: SplitWithShares,
  reader: SharePayer | null,
  now: Date,
): Promise<SplitWire> {
  const isGuest = reader?._id === booking.guestId
  const { service } = booking.snapshot
  const sum = (list: Share[]) => toSar(list.reduce((total, one) => total + one.amountHalalas, 0))
  const payBy = payableUntil(booking, split, now)
  const nameOf = await namesOf(db, split, shares)
  return {
    token: split.token,
    title: split.title,
    state: isActiveSplit(split.state) && booking.state !== 'awaiting_payment' ? 'returned' : split.state,
    bookingState: booking.state,
    guest: await findFirstName(db, booking.guestId),
    service: { type: service.type, name: service.name },
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    amount: sum(shares),
    remaining: sum(shares.filter((one) => one.paymentId === null)),
    payBy: payBy?.toISOString() ?? null,
    shares: shares.map((share) => ({
      number: share.number,
      amount: toSar(share.amountHalalas),
      isPaid: share.paymentId !== null,
      by: nameOf(share),
      isMine: reader !== null && share.paidBy === reader._id,
      mayPay: payBy !== null && share.paymentId === null && isTurnOf(share, split, isGuest),
    })),
    mine: reader && (await findOwnPart(db, split.id, reader._id)),
    payer: reader && { phone: reader.provenPhone ? maskPhone(reader.provenPhone) : null },
    bookingId: isGuest && !reader.provenPhone ? booking.id : null,
  }
}

async function findOwnPart(db: Db, splitId: string, readerId: string): Promise<SplitWire['mine']> {
  const { paidHalalas, returnedHalalas } = await sumOwnShares(db, splitId, readerId)
  if (paidHalalas === 0) return null
  const own = (await listSharePayments(db, splitId)).filter((one) => one.payerId === readerId)
  return { paid: toSar(paidHalalas), returned: toSar(returnedHalalas), payments: own.map(receiptOf) }
}

/** Whoever joins a match is named to all who have its link; shares between friends name nobody. */
async function namesOf(db: Db, { title }: SplitWithShares['split'], shares: Share[]) {
  const ids = title === null ? [] : shares.flatMap(({ paidBy }) => paidBy ?? [])
  const names = await findFirstNames(db, ids)
  return ({ paidBy }: Share) => (paidBy === null ? null : (names.get(paidBy) ?? null))
}

const receiptOf = ({ providerId, amountHalalas, paidAt, createdAt, method }: Payment): SharePaymentWire => ({
  reference: providerId,
  amount: toSar(amountHalalas),
  paidAt: (paidAt ?? createdAt).toISOString(),
  method,
})

/** Until when shares can be paid; null when they cannot. */
export function payableUntil(booking: Booking, split: SplitWithShares['split'], now: Date): Date | null {
  const { expiresAt, state } = booking
  const isOpen = isActiveSplit(split.state) && state === 'awaiting_payment' && expiresAt !== null
  return isOpen && now < expiresAt ? expiresAt : null
}

/** The guest pays the first share, and before any friend. */
export const isTurnOf = (
  { number }: Pick<Share, 'number'>,
  { state }: Pick<SplitWithShares['split'], 'state'>,
  isGuest: boolean,
): boolean => (number === 1 ? isGuest : state === 'open')
