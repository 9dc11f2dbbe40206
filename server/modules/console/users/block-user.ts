import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { endOptionsOfGuest } from '@/server/modules/bookings/options/end-option'
import { cancelAppointmentsOfUser } from '@/server/modules/listings/appointments/cancel-appointments'
import { pauseListingsOf } from '@/server/modules/listings/vendor-listings/pause-listings-of'
import { restartPhoneChange } from '@/server/modules/people/accounts/later-phone-change'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { endAllSessions } from '@/server/modules/people/accounts/own-sessions'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { writeBlock } from './store'

interface Act {
  id: string
  reason: string
}

/**
 * Blocks a user: sessions end at once, live listings are paused, and options and appointments end; open bookings stay until an
 * admin decides on them. An admin is not blocked, but loses the role first.
 */
export function blockUser({ db, clock }: Deps, admin: SignedIn, { id, reason }: Act): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.deletedAt) throw new DomainError('not_found')
    if (user.role === 'Admin') throw new DomainError('forbidden')
    if (user.blockedAt) throw new DomainError('already_done')
    await writeBlock(tx, id, { blockedAt: now, blockedReason: reason })
    await endAllSessions(tx, id, now)
    const pausedListings = await pauseListingsOf(tx, id, now)
    await endOptionsOfGuest(tx, id, now)
    await cancelAppointmentsOfUser(tx, id, now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'user_blocked',
      subjectId: id,
      reason,
      before: { isBlocked: false },
      after: { isBlocked: true, pausedListings },
      createdAt: now,
    })
  })
}

/** The user may sign in again; a vendor resumes the listings that the block paused. */
export function unblockUser({ db, clock }: Deps, admin: SignedIn, { id, reason }: Act): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.deletedAt) throw new DomainError('not_found')
    if (!user.blockedAt) throw new DomainError('already_done')
    await writeBlock(tx, id, { blockedAt: null, blockedReason: null })
    await restartPhoneChange(tx, id, now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'user_unblocked',
      subjectId: id,
      reason,
      before: { isBlocked: true, blockedReason: user.blockedReason },
      after: { isBlocked: false },
      createdAt: now,
    })
  })
}
