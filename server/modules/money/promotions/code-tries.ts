import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import { foldCode, MAX_CODES_TRIED } from '@/lib/domain/promotions/promotion'
import type { Db } from '@/server/db/db'
import { promotionTries } from '@/server/db/schema/money/promotions'
import type { Deps } from '@/server/deps'

const HOUR_SECONDS = 3600

interface Trier {
  /** null for a visitor */
  guestId: string | null
  address: string
}

/** Limits the different codes of a user and of an address, so that codes cannot be guessed; a known one stays usable. */
export async function assertMayTryCode(
  { db, clock }: Deps,
  { guestId, address }: Trier,
  typed: string | undefined,
): Promise<void> {
  const code = foldCode(typed ?? '')
  if (code === null) return
  const now = clock.now()
  // Always the address first: two calls that wait for each other's lock would wait forever.
  const limits = [
    { requester: `address/${networkOf(address)}`, max: MAX_CODES_TRIED.perAddress },
    ...(guestId ? [{ requester: `user/${guestId}`, max: MAX_CODES_TRIED.perUser }] : []),
  ]
  await db.transaction(async (tx) => {
    for (const { requester, max } of limits) await countTry(tx, { requester, code, max }, now)
  })
}

/** Forgets the tries that no limit counts any more. */
export async function forgetTries(db: Db, now: Date): Promise<void> {
  await db.delete(promotionTries).where(lte(promotionTries.createdAt, anHourBefore(now)))
}

async function countTry(
  tx: Db,
  { requester, code, max }: { requester: string; code: string; max: number },
  now: Date,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${requester}, 0))`)
  const ofRequester = eq(promotionTries.requester, requester)
  const recent = await tx
    .select({ code: promotionTries.code })
    .from(promotionTries)
    .where(and(ofRequester, gt(promotionTries.createdAt, anHourBefore(now))))
  if (recent.some((tried) => tried.code === code)) return
  if (recent.length >= max) throw new DomainError('too_many_requests', { retryAfterSeconds: HOUR_SECONDS })
  const target = [promotionTries.requester, promotionTries.code]
  const renewed = { target, set: { createdAt: now } }
  await tx.insert(promotionTries).values({ requester, code, createdAt: now }).onConflictDoUpdate(renewed)
}

const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR_SECONDS * 1000)
