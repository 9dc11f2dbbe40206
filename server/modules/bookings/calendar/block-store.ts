import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { units } from '@/server/db/schema/listings/listings'

/** One unit that is taken for a span, with the cause. */
export interface TakenUnit extends Span {
  id: string
  unitId: string
  cause: 'booking' | 'vendor' | 'ical'
  blockId: string | null
  feedId: string | null
  note: string | null
}

/** A statement has 65,535 parameters at most; a year of thirty units needs more. */
const ROWS_AT_ONCE = 500

const rangeOf = ({ from, to }: Span) => `[${from.toISOString()},${to.toISOString()})`
/** Milliseconds as float8, which both drivers return alike. */
const edge = (side: 'lower' | 'upper') =>
  sql<number>`(extract(epoch FROM ${sql.raw(side)}(${allocations.during})) * 1000)::float8`.mapWith(Number)

/** All allocations of a listing within a window, without expired holds. */
export async function listTakenUnits(
  tx: Db,
  listingId: string,
  window: Span,
  now: Date,
): Promise<TakenUnit[]> {
  const rows = await listUnitsWithRunOut(tx, listingId, window, now)
  return rows.filter(({ isRunOut }) => !isRunOut).map(({ isRunOut: _, ...taken }) => taken)
}

/** The same with the expired holds that nobody released yet: they sell nothing, but no other row can take their dates. */
export async function listUnitsWithRunOut(
  tx: Db,
  listingId: string,
  window: Span,
  now: Date,
): Promise<(TakenUnit & { isRunOut: boolean })[]> {
  const isRunOut = sql<boolean>`(${allocations.state} = 'held' AND coalesce(${allocations.holdExpiresAt} <= ${now.toISOString()}::timestamptz, false))`
  const rows = await tx
    .select({
      id: allocations.id,
      unitId: allocations.unitId,
      from: edge('lower'),
      to: edge('upper'),
      blockId: allocations.blockId,
      source: blocks.source,
      feedId: blocks.feedId,
      note: blocks.note,
      isRunOut,
    })
    .from(allocations)
    .leftJoin(blocks, eq(blocks.id, allocations.blockId))
    .where(
      and(
        eq(allocations.listingId, listingId),
        inArray(allocations.state, ['held', 'confirmed', 'blocked']),
        sql`${allocations.during} && ${rangeOf(window)}::tstzrange`,
      ),
    )
  return rows.map(({ from, to, source, ...row }) => ({
    ...row,
    from: new Date(from),
    to: new Date(to),
    cause: source ?? 'booking',
  }))
}

export async function listUnitIds(tx: Db, listingId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: units.id })
    .from(units)
    .where(eq(units.listingId, listingId))
    .orderBy(units.number, units.id)
  return rows.map((row) => row.id)
}

export async function writeBlock(tx: Db, block: typeof blocks.$inferInsert): Promise<string> {
  const [written] = await tx.insert(blocks).values(block).returning({ id: blocks.id })
  if (!written) throw new Error('a block was not written')
  return written.id
}

/** One closed span of a unit. */
export interface Closing extends Span {
  unitId: string
}

export async function closeUnits(
  tx: Db,
  block: { id: string; listingId: string },
  closings: readonly Closing[],
): Promise<void> {
  const rows = closings.map(({ unitId, ...span }) => ({
    unitId,
    listingId: block.listingId,
    blockId: block.id,
    during: rangeOf(span),
    state: 'blocked' as const,
  }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(allocations).values(rows.slice(at, at + ROWS_AT_ONCE))
}

/** What a block still closes, in the order of time. */
export async function listClosings(tx: Db, blockId: string): Promise<Closing[]> {
  const rows = await tx
    .select({ unitId: allocations.unitId, from: edge('lower'), to: edge('upper') })
    .from(allocations)
    .where(eq(allocations.blockId, blockId))
    .orderBy(sql`lower(${allocations.during})`, allocations.unitId)
  return rows.map(({ unitId, from, to }) => ({ unitId, from: new Date(from), to: new Date(to) }))
}

export async function deleteClosings(tx: Db, blockId: string): Promise<void> {
  await tx.delete(allocations).where(eq(allocations.blockId, blockId))
}

export async function deleteAllocations(tx: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE)
    await tx.delete(allocations).where(inArray(allocations.id, ids.slice(at, at + ROWS_AT_ONCE)))
}

/** Deletes the vendor's blocks of a listing that close no unit any more; the events of feeds wait without one. */
export async function deleteEmptyBlocks(tx: Db, listingId: string): Promise<void> {
  const taken = tx.select({ one: sql`1` }).from(allocations).where(eq(allocations.blockId, blocks.id))
  await tx
    .delete(blocks)
    .where(and(eq(blocks.listingId, listingId), eq(blocks.source, 'vendor'), notExists(taken)))
}
