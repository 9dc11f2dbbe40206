import { isMemberOf } from '@/lib/domain/account/membership'
import { type DatesBody, periodFromBody } from '@/lib/domain/booking/bodies'
import type { Period } from '@/lib/domain/booking/bookable'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { getQuoteOrThrow } from '@/server/modules/listings/quote-stay'
import { areFree } from '@/server/modules/listings/stay-availability'
import type { SignedIn } from '@/server/policy/signed-in'
import { findWaitingOf, removeWaiting, writeWaiting } from './store'

interface WaitingWire {
  waiting: Period | null
}

/** Joins the waiting list of dates that the listing sells and that are taken. */
export async function joinWaitingList(
  { db, clock }: Deps,
  user: SignedIn,
  listingId: string,
  body: DatesBody,
): Promise<WaitingWire> {
  const now = clock.now()
  const period = periodFromBody(body)
  if (!period) throw new DomainError('bad_request', { issues: [issue('checkIn', 'required')] })
  const bookable = await loadBookable(db, listingId, now)
  if (!bookable) throw new DomainError('not_found')
  if (isMemberOf(user, bookable.row.service.vendorId)) throw new DomainError('own_service')
  const { paymentType } = bookable.terms
  const alone = { adults: 1, children: 0, infants: 0, units: 1, addOns: [] }
  getQuoteOrThrow(bookable.terms, { period, paymentType, ...alone }, now)
  if (await areFree(db, bookable, period, now)) throw new DomainError('dates_are_free')
  await writeWaiting(db, { userId: user._id, listingId, period, createdAt: now })
  return { waiting: period }
}

export async function getOwnWaiting({ db }: Deps, user: SignedIn, listingId: string): Promise<WaitingWire> {
  return { waiting: await findWaitingOf(db, user._id, listingId) }
}

/** Leaves the waiting list; idempotent. */
export async function leaveWaitingList(
  { db }: Deps,
  user: SignedIn,
  listingId: string,
): Promise<WaitingWire> {
  await removeWaiting(db, user._id, listingId)
  return { waiting: null }
}
