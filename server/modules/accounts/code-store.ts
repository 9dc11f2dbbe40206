import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type CodePurpose, MAX_WRONG_TRIES } from '@/lib/domain/code'
import type { Db } from '@/server/db/open'
import { oneTimeCodes } from '@/server/db/schema/accounts'

/** One making of codes for a number at a time; the ceiling for everybody needs no lock. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
}

/** The last code of a number, alive or not. */
export async function readLastCode(db: Db, phone: string) {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phone, phone))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
  return code ?? null
}

/** How many codes were made since an instant, for a number, from an address or for everybody. */
export async function countCodes(db: Db, whose: { phone?: string; address?: string }, since: Date) {
  const [counted] = await db
    .select({ made: count() })
    .from(oneTimeCodes)
    .where(
      and(
        gt(oneTimeCodes.createdAt, since),
        whose.phone ? eq(oneTimeCodes.phone, whose.phone) : undefined,
        whose.address ? eq(oneTimeCodes.address, whose.address) : undefined,
      ),
    )
  return counted?.made ?? 0
}

export async function replaceCode(db: Db, code: typeof oneTimeCodes.$inferInsert & { createdAt: Date }) {
  await db
    .update(oneTimeCodes)
    .set({ deadAt: code.createdAt })
    .where(and(eq(oneTimeCodes.phone, code.phone), isNull(oneTimeCodes.deadAt)))
  await db.insert(oneTimeCodes).values(code)
}

/**
 * One try at the living code of a number, counted and judged in a single statement, so that tries in parallel cannot
 * share a count. A hash is bound to its purpose, so those of all purposes that would be right are handed in.
 */
export async function tryCode(
  db: Db,
  phone: string,
  hashes: readonly string[],
  now: Date,
): Promise<CodePurpose | null> {
  const at = now.toISOString()
  const matches = inArray(oneTimeCodes.codeHash, [...hashes])
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      wrongTries: sql`${oneTimeCodes.wrongTries} + (NOT (${matches}))::int`,
      usedAt: sql`CASE WHEN ${matches} THEN ${at}::timestamptz END`,
      deadAt: sql`CASE WHEN ${matches} OR ${oneTimeCodes.wrongTries} + 1 >= ${MAX_WRONG_TRIES}::int THEN ${at}::timestamptz END`,
    })
    .where(and(eq(oneTimeCodes.phone, phone), isNull(oneTimeCodes.deadAt), gt(oneTimeCodes.expiresAt, now)))
    .returning({ purpose: oneTimeCodes.purpose, usedAt: oneTimeCodes.usedAt })
  return tried?.usedAt ? tried.purpose : null
}
