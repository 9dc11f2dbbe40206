import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type CodePurpose, MAX_WRONG_TRIES } from '@/lib/domain/account/one-time-code'
import type { Db } from '@/server/db/db'
import { oneTimeCodes } from '@/server/db/schema/people/sessions'

/** Serializes the creation of codes per number; the overall limit needs no lock. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
}

/** The last code that was sent to a requester for a number, valid or not. */
export async function findLastCode(
  db: Db,
  phone: string,
  { challengeHash, provenBy }: { challengeHash: string; provenBy: string | null },
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

/** Whether we issued a challenge since an instant and it is still unused. */
export async function hasOpenChallenge(db: Db, challengeHash: string, since: Date): Promise<boolean> {
  const [reached] = await db
    .select({ times: count(oneTimeCodes.usedAt) })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.challengeHash, challengeHash), gt(oneTimeCodes.createdAt, since)))
    .having(sql`count(*) > 0`)
  return reached?.times === 0
}

/** Which codes are counted; for a number only those that were sent. */
export interface CodesOf {
  phone?: string
  address?: string
  /** a device or session; null: all unproven requesters */
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

/** Invalidates the requester's earlier code for the number; codes of others stay valid. */
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
 * Counts and checks one try of a code in a single statement, so that parallel tries cannot share a count. A hash
 * includes its purpose, so the right hashes of all allowed purposes are passed.
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
