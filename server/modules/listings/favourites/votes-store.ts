import { and, asc, count, countDistinct, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { favourites, listVotes, sharedLists } from '@/server/db/schema/listings/favourites'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

export type SharedListRow = typeof sharedLists.$inferSelect

/** Locked: the votes of a list are written one after another. Null for a link that was revoked. */
export const lockList = (tx: Db, where: SQL): Promise<SharedListRow | null> =>
  firstRow(tx.select().from(sharedLists).where(where).for('update'))

export const hasSecret = (secret: string) => eq(sharedLists.secret, secret)
export const isDue = (ownerId: string, now: Date) =>
  sql`${and(eq(sharedLists.userId, ownerId), lte(sharedLists.votesDueAt, now))}`

export async function writeList(
  db: Db,
  ownerId: string,
  change: Partial<Pick<SharedListRow, 'isVotingOpen' | 'votesDueAt' | 'votesNotifiedAt'>>,
): Promise<boolean> {
  const written = await db.update(sharedLists).set(change).where(eq(sharedLists.userId, ownerId)).returning()
  return written.length > 0
}

/** The owners of lists with votes that they have not been notified of, the longest waiting first. */
export function listDueOwners(db: Db, now: Date, limit: number) {
  return db
    .select({ ownerId: sharedLists.userId })
    .from(sharedLists)
    .where(lte(sharedLists.votesDueAt, now))
    .orderBy(asc(sharedLists.votesDueAt))
    .limit(limit)
}

/** Names of blocked accounts are not shown. */
const isShownVoter = isNull(users.blockedAt)

/** So many votes has a row of `favourites`, to order by. */
export const VOTES_OF_FAVOURITE = sql`(SELECT count(*) FROM ${listVotes} JOIN ${users} ON ${users.id} = ${listVotes.voterId}
  WHERE ${listVotes.ownerId} = ${favourites.userId} AND ${listVotes.listingId} = ${favourites.listingId} AND ${isShownVoter})`

/** The votes for these places of a list with their voters, the earliest first. */
export function listVotesOf(db: Db, ownerId: string, listingIds: string[]) {
  return db
    .select({ listingId: listVotes.listingId, voter: users })
    .from(listVotes)
    .innerJoin(users, eq(users.id, listVotes.voterId))
    .where(and(eq(listVotes.ownerId, ownerId), inArray(listVotes.listingId, listingIds), isShownVoter))
    .orderBy(asc(listVotes.createdAt), asc(listVotes.voterId))
}

export async function countNewVotes(db: Db, ownerId: string, since: Date | null): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(listVotes)
    .innerJoin(users, eq(users.id, listVotes.voterId))
    .where(
      and(eq(listVotes.ownerId, ownerId), isShownVoter, since ? gt(listVotes.createdAt, since) : undefined),
    )
  return row?.total ?? 0
}

export async function countOtherVoters(tx: Db, ownerId: string, voterId: string): Promise<number> {
  const [row] = await tx
    .select({ total: countDistinct(listVotes.voterId) })
    .from(listVotes)
    .where(and(eq(listVotes.ownerId, ownerId), ne(listVotes.voterId, voterId)))
  return row?.total ?? 0
}

/** Whether a place is in the list and public. */
export async function isInList(tx: Db, ownerId: string, listingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: listings.id })
    .from(favourites)
    .innerJoin(listings, eq(listings.id, favourites.listingId))
    .where(
      and(
        eq(favourites.userId, ownerId),
        eq(favourites.listingId, listingId),
        eq(listings.state, 'live'),
        isNull(listings.deletedAt),
      ),
    )
  return rows.length > 0
}

/** False where the voter has voted for the place already. */
export async function writeVote(tx: Db, row: typeof listVotes.$inferInsert): Promise<boolean> {
  return (await tx.insert(listVotes).values(row).onConflictDoNothing().returning()).length > 0
}

export async function deleteVote(
  tx: Db,
  { ownerId, listingId, voterId }: Omit<typeof listVotes.$inferInsert, 'createdAt'>,
): Promise<void> {
  await tx
    .delete(listVotes)
    .where(
      and(eq(listVotes.ownerId, ownerId), eq(listVotes.listingId, listingId), eq(listVotes.voterId, voterId)),
    )
}
