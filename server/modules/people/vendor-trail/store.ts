import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorInvitations } from '@/server/db/schema/people/vendor-members'
import { vendorTrail } from '@/server/db/schema/people/vendor-trail'

/** The lines of a vendor, or of one of its members. */
export interface TrailFilter {
  vendorId: string
  actorId?: string
}

const subjects = alias(users, 'subjects')

const matches = ({ vendorId, actorId }: TrailFilter) =>
  and(eq(vendorTrail.vendorId, vendorId), actorId ? eq(vendorTrail.actorId, actorId) : undefined)

/** A page of lines, the newest first, each with what its subject may be: ids of different kinds never meet. */
export function listLines(db: Db, filter: TrailFilter, page: { limit: number; offset: number }) {
  return db
    .select({
      line: vendorTrail,
      actor: users,
      listing: { name: listings.name, nameAr: listings.nameAr },
      code: bookings.code,
      phone: vendorInvitations.phone,
      member: subjects,
    })
    .from(vendorTrail)
    .innerJoin(users, eq(users.id, vendorTrail.actorId))
    .leftJoin(listings, eq(listings.id, vendorTrail.subjectId))
    .leftJoin(bookings, eq(bookings.id, vendorTrail.subjectId))
    .leftJoin(vendorInvitations, eq(vendorInvitations.id, vendorTrail.subjectId))
    .leftJoin(subjects, eq(subjects.id, vendorTrail.subjectId))
    .where(matches(filter))
    .orderBy(desc(vendorTrail.createdAt), desc(vendorTrail.id))
    .limit(page.limit)
    .offset(page.offset)
}
export type TrailRow = Awaited<ReturnType<typeof listLines>>[number]

/** Who has lines in the trail of a vendor. */
export function listActors(db: Db, vendorId: string) {
  const actorIds = db
    .select({ id: vendorTrail.actorId })
    .from(vendorTrail)
    .where(eq(vendorTrail.vendorId, vendorId))
  return db
    .select()
    .from(users)
    .where(inArray(users.id, actorIds))
    .orderBy(asc(users.createdAt), asc(users.id))
}

export const countLines = (db: Db, filter: TrailFilter): Promise<number> =>
  db.$count(vendorTrail, matches(filter))
