import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type CodePurpose, MAX_WRONG_TRIES } from '@/lib/domain/account/one-time-code'
import type { Db } from '@/server/db/open'
import { oneTimeCodes } from '@/server/db/schema/sessions'
import type { Requester } from './requester'

/** One making of codes for a number at a time; the ceiling for everybody needs no lock. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
}

/** The last code that a requester was sent for a number, alive or not. */
export async function findLastCode(
  db: Db,
  phone: string,
  { challengeHash, provenBy }: Pick<Requester, 'challengeHash' | 'provenBy'>,
) {
  const ofRequester = provenBy
    ? eq(oneTimeCodes.provenBy, provenBy)
    : eq(oneTimeCodes.challengeHash, challengeHash)
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phone, phone), ofRequester, oneTimeCodes.isSent))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
  return code ?? null
}

/** Whether a challenge was made by us since an instant and has not been met. */
export async function hasOpenChallenge(db: Db, challengeHash: string, since: Date): Promise<boolean> {
  const [reached] = await db
    .select({ times: count(oneTimeCodes.usedAt) })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.challengeHash, challengeHash), gt(oneTimeCodes.createdAt, since)))
    .having(sql`count(*) > 0`)
  return reached?.times === 0
}

/** Which codes are counted; a number's are those that were sent to it. */
export interface CodesOf {
  phone?: string
  address?: string
  /** a device or session; null: of all who have proved nothing */
  provenBy?: string | null
}

/** How many codes were made since an instant. */
export function countCodes(db: Db, { phone, address, provenBy }: CodesOf, since: Date): Promise<number> {
  return db.$count(
    oneTimeCodes,
    and(
      gt(oneTimeCodes.createdAt, since),
      phone ? and(eq(oneTimeCodes.phone, phone), oneTimeCodes.isSent) : undefined,
      address ? eq(oneTimeCodes.address, address) : undefined,
      provenBy === null ? isNull(oneTimeCodes.provenBy) : undefined,
      provenBy ? eq(oneTimeCodes.provenBy, provenBy) : undefined,
    ),
  )
}

/** A new code takes the place of the one that the same requester has for the number; those of others stay. */
export async function replaceCode(db: Db, code: typeof oneTimeCodes.$inferInsert & { createdAt: Date }) {
  await db
    .update(oneTimeCodes)
    .set({ deadAt: code.createdAt })
    .where(
      and(
        eq(oneTimeCodes.phone, code.phone),
        eq(oneTimeCodes.challengeHash, code.challengeHash),
        isNull(oneTimeCodes.deadAt),
      ),
    )
  await db.insert(oneTimeCodes).values(code)
}

/**
 * One try at the living code of a number and a challenge, counted and judged in a single statement, so that tries in
 * parallel cannot share a count. A hash is bound to its purpose, so those of all purposes that would be right are handed in.
 */
export async function tryCode(
  db: Db,
  { phone, challengeHash }: { phone: string; challengeHash: string },
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
    .where(
      and(
        eq(oneTimeCodes.phone, phone),
        eq(oneTimeCodes.challengeHash, challengeHash),
        isNull(oneTimeCodes.deadAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ purpose: oneTimeCodes.purpose, usedAt: oneTimeCodes.usedAt })
  return tried?.usedAt ? tried.purpose : null
}
