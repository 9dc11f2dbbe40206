import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Profile } from '@/lib/domain/account'
import { type CodePurpose, MAX_WRONG_TRIES } from '@/lib/domain/code'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/open'
import { oneTimeCodes, sessions, users, vendors } from '@/server/db/schema/accounts'

const profileColumns = { user: users, vendorType: vendors.type, vendorState: vendors.state }

interface ProfileRow {
  user: typeof users.$inferSelect
  vendorType: typeof vendors.$inferSelect.type | null
  vendorState: typeof vendors.$inferSelect.state | null
}

/** The person of a living session. */
export async function readBySession(db: Db, tokenHash: string, now: Date): Promise<Profile | null> {
  const [row] = await db
    .select(profileColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.deletedAt)))
  return row ? profileOf(row) : null
}

export async function readByPhone(db: Db, phone: string): Promise<Profile | null> {
  const [row] = await db
    .select(profileColumns)
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  return row ? profileOf(row) : null
}

export async function readById(db: Db, id: string): Promise<Profile | null> {
  const [row] = await db
    .select(profileColumns)
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row ? profileOf(row) : null
}

function profileOf({ user, vendorType, vendorState }: ProfileRow): Profile {
  const approved = vendorState === 'approved'
  return {
    _id: user.id,
    role: user.role,
    verify: user.verified,
    host: approved && vendorType === 'host',
    company: approved && vendorType === 'company',
    file: user.avatarUrl,
    balance: toSar(user.balanceHalalas),
    phone: user.phone ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    nationality: user.nationality,
    idNumber: user.idNumber,
    dateOfBirth: user.dateOfBirth,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
  }
}

/** A user of that number, made now unless there is one. */
export async function ensureUser(db: Db, phone: string, now: Date): Promise<void> {
  await db.insert(users).values({ phone, verified: true, createdAt: now }).onConflictDoNothing()
}

export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ verified: true }).where(eq(users.id, userId))
}

/** The columns that a person may write of the own row. */
export type OwnColumns = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'nationality'
    | 'idNumber'
    | 'dateOfBirth'
    | 'language'
    | 'avatarUrl'
    | 'phone'
  >
>

export async function writeOwnColumns(db: Db, userId: string, columns: OwnColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await db.update(users).set(columns).where(eq(users.id, userId))
}

/** The role of a person whose wish to become a vendor was granted; an admin stays one. */
export async function makeVendor(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ role: 'Vender' })
    .where(and(eq(users.id, userId), eq(users.role, 'User')))
}

export async function writeSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Where a person is signed in, the newest first. */
export function readSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function readLivingSessions(db: Db, tokenHashes: string[], now: Date): Promise<string[]> {
  const living = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(inArray(sessions.tokenHash, tokenHashes), gt(sessions.expiresAt, now), isNull(users.deletedAt)),
    )
  return living.map((one) => one.tokenHash)
}

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
