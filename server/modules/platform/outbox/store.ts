import { and, asc, eq, inArray, isNull, lt, lte, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { JobKind } from '@/lib/domain/status/job-kinds'
import type { Db } from '@/server/db/db'
import { outbox } from '@/server/db/schema/platform/outbox'
import type { Job } from './jobs'

export type OutboxRow = typeof outbox.$inferSelect

export async function insertJobs(tx: Db, work: readonly Job[], now: Date): Promise<void> {
  await tx.insert(outbox).values(work.map((one) => ({ ...one, runAt: now, createdAt: now })))
}

/** Claims due jobs until `leasedUntil`; other processes skip them until the lease ends. */
export function claimDueJobs(
  db: Db,
  { kinds, now, leasedUntil, limit }: { kinds: JobKind[]; now: Date; leasedUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.kind, kinds), lte(outbox.runAt, now), isNull(outbox.gaveUpAt)))
    .orderBy(asc(outbox.runAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return lease(db, due, leasedUntil)
}

const lease = (db: Db, claimed: SQLWrapper, leasedUntil: Date): Promise<OutboxRow[]> =>
  db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, runAt: leasedUntil })
    .where(inArray(outbox.id, claimed))
    .returning()

interface Shares {
  kinds: JobKind[]
  now: Date
  leasedUntil: Date
  limit: number
  /** of one user */
  each: number
  /** users who get none now */
  except: string[]
}

/** Claims due jobs by user: the first of each, then the second of each; those without a user count as one user's. */
export function claimShares(db: Db, { kinds, now, leasedUntil, limit, each, except }: Shares) {
  const isDue = and(inArray(outbox.kind, kinds), lte(outbox.runAt, now), isNull(outbox.gaveUpAt))
  const turn = sql<number>`row_number() OVER (PARTITION BY ${ownerOf} ORDER BY ${outbox.runAt})`.as('turn')
  const ranked = db
    .select({ id: outbox.id, runAt: outbox.runAt, turn })
    .from(outbox)
    .where(and(isDue, notInArray(ownerOf, except)))
    .as('ranked')
  const chosen = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(lte(ranked.turn, each))
    .orderBy(ranked.turn, ranked.runAt)
    .limit(limit)
  // Asks again whether they are due: another process may have claimed them since they were ranked.
  const claimed = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, chosen), isDue))
    .for('update', { skipLocked: true })
  return lease(db, claimed, leasedUntil)
}

const ownerOf = sql<string>`coalesce(${outbox.payload}->>'vendorId', ${outbox.payload}->>'userId', '')`

/** Matches a job while no other process has claimed it after our lease. */
const stillOurs = (row: OutboxRow) => and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts))

/** Deletes a finished job and writes the jobs that follow. */
export async function finishJob(db: Db, row: OutboxRow, following: Job[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await tx.delete(outbox).where(stillOurs(row)).returning({ id: outbox.id })
    if (done.length > 0 && following.length > 0) await insertJobs(tx, following, now)
  })
}

export async function postponeJob(db: Db, row: OutboxRow, runAt: Date, problem: string): Promise<void> {
  await db.update(outbox).set({ runAt, lastProblem: problem }).where(stillOurs(row))
}

export async function failJob(db: Db, row: OutboxRow, now: Date, problem: string): Promise<void> {
  await db.update(outbox).set({ gaveUpAt: now, lastProblem: problem }).where(stillOurs(row))
}

export async function deleteFailedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.gaveUpAt, before))
}
