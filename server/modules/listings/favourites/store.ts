import { and, asc, desc, eq } from 'drizzle-orm'
import type { SharedLink } from '@/lib/contract/schemas/favourites'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import { favourites, sharedLists } from '@/server/db/schema/listings/favourites'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { VOTES_OF_FAVOURITE } from './votes-store'

const isOne = (userId: string, listingId: string) =>
  and(eq(favourites.userId, userId), eq(favourites.listingId, listingId))

/** Adds a favourite; idempotent. */
export async function writeFavourite(db: Db, row: typeof favourites.$inferInsert): Promise<void> {
  await db.insert(favourites).values(row).onConflictDoNothing()
}

export async function deleteFavourite(db: Db, userId: string, listingId: string): Promise<void> {
  await db.delete(favourites).where(isOne(userId, listingId))
}

export async function listFavouriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), asc(favourites.listingId))
  return rows.map((row) => row.id)
}

interface PageRequestOptions {
  limit: number
  offset: number
  /** those with the most votes first */
  isByVotes: boolean
}

/** One page of ids by city, the newest first within it, and how many there are in all. */
export async function listFavouriteIdsPage(
  db: Db,
  userId: string,
  { limit, offset, isByVotes }: PageRequestOptions,
) {
  const byVotes = isByVotes ? [desc(VOTES_OF_FAVOURITE)] : []
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .innerJoin(listings, eq(listings.id, favourites.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(eq(favourites.userId, userId))
    .orderBy(
      ...byVotes,
      asc(cities.position),
      asc(cities.id),
      desc(favourites.createdAt),
      asc(favourites.listingId),
    )
    .limit(limit)
    .offset(offset)
  const total = await db.$count(favourites, eq(favourites.userId, userId))
  return { ids: rows.map((row) => row.id), total }
}

export async function findLink(db: Db, userId: string): Promise<SharedLink> {
  const [row] = await db
    .select({ secret: sharedLists.secret, isVotingOpen: sharedLists.isVotingOpen })
    .from(sharedLists)
    .where(eq(sharedLists.userId, userId))
  return row ?? { secret: null, isVotingOpen: true }
}

/** Of two concurrent calls the first secret wins. */
export async function writeSecret(db: Db, row: typeof sharedLists.$inferInsert): Promise<void> {
  await db.insert(sharedLists).values(row).onConflictDoNothing({ target: sharedLists.userId })
}

export async function deleteSecret(db: Db, userId: string): Promise<void> {
  await db.delete(sharedLists).where(eq(sharedLists.userId, userId))
}

export async function findSharedList(db: Db, secret: string) {
  const [row] = await db
    .select({ owner: users, isVotingOpen: sharedLists.isVotingOpen })
    .from(sharedLists)
    .innerJoin(users, eq(users.id, sharedLists.userId))
    .where(eq(sharedLists.secret, secret))
  return row ?? null
}
