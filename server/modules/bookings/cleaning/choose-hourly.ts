import { and, eq, gt, inArray } from 'drizzle-orm'
import { DomainError } from '@/lib/domain/issues'
import { lockListing } from '@/server/db/lock-listing'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { cleaningSettings, cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { countOwnListings } from './cleaner-store'
import { LIVED_IN } from './departure'
import { planTask } from './follow-booking'

/**
 * Whether stays by the hour at a listing make tasks: those that are booked get theirs at once, or lose them where nobody has
 * begun. The lock of the listing parts it from bookings that are made or changed meanwhile.
 */
export function chooseHourly({ db, clock }: Deps, member: Member, listingId: string, hourly: boolean) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    if ((await countOwnListings(tx, member.vendorId, [listingId])) === 0) throw new DomainError('not_found')
    await lockListing(tx, listingId)
    await tx
      .insert(cleaningSettings)
      .values({ listingId, hourly })
      .onConflictDoUpdate({ target: cleaningSettings.listingId, set: { hourly } })
    if (hourly) {
      const isToCome = and(
        eq(bookings.listingId, listingId),
        inArray(bookings.state, LIVED_IN),
        gt(bookings.checkOutAt, now),
      )
      for (const booking of await tx.select().from(bookings).where(isToCome))
        if (booking.period.mode === 'hourly') await planTask(tx, booking, now)
    } else {
      const isOpen = and(
        eq(cleaningTasks.listingId, listingId),
        eq(cleaningTasks.isHourly, true),
        eq(cleaningTasks.state, 'toDo'),
      )
      await tx.update(cleaningTasks).set({ state: 'withdrawn' }).where(isOpen)
    }
    await writeTrail(tx, member, { act: 'cleaning_hours_chosen', subjectId: listingId, createdAt: now })
  })
}
