import type { VisitingHoursWire } from '@/lib/contract/schemas/appointments'
import { isVisited, type VisitingHours } from '@/lib/domain/appointments/appointment'
import { type VisitingHoursBody, visitingIssues } from '@/lib/domain/appointments/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { findVisited, writeHours } from './store'

const NO_HOURS: VisitingHoursWire = { version: 0, minutes: 30, places: 1, days: [] }

/** The visiting hours of a vendor's listing; throws `not_found` for a type that nobody looks at before. */
export async function getVisitingHours({ db }: Deps, member: Member, id: string): Promise<VisitingHoursWire> {
  return (await findOwn(db, member, id)).hours ?? NO_HOURS
}

/** Replaces them; appointments that were booked stay. Throws `changed_meanwhile` where another device stored others. */
export async function changeVisitingHours(
  { db, clock }: Deps,
  member: Member,
  id: string,
  { basedOn, ...body }: VisitingHoursBody,
): Promise<VisitingHoursWire> {
  const issues = visitingIssues(body)
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  return db.transaction(async (tx) => {
    await lockListing(tx, id)
    const { version, ...before } = (await findOwn(tx, member, id)).hours ?? NO_HOURS
    // The same change may come again, after a lost answer.
    if (areSame(before, body)) return { version, ...before }
    if (version !== basedOn) throw new DomainError('changed_meanwhile')
    const stored = { ...body, version: version + 1 }
    await writeHours(tx, id, stored)
    await writeTrail(tx, member, { act: 'visiting_hours_changed', subjectId: id, createdAt: clock.now() })
    return stored
  })
}

const areSame = (one: VisitingHours, other: VisitingHours) =>
  one.minutes === other.minutes && one.places === other.places && daysText(one) === daysText(other)

const daysText = ({ days }: VisitingHours) =>
  days
    .map(({ weekday, from, to }) => `${weekday} ${from} ${to}`)
    .toSorted()
    .join()

async function findOwn(db: Db, { vendorId }: Member, id: string) {
  const listing = await findVisited(db, id)
  if (listing?.vendorId !== vendorId || listing.deletedAt || !isVisited(listing.type))
    throw new DomainError('not_found')
  return listing
}
