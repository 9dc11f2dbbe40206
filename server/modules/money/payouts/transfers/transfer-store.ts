import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { TransferState } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { payoutBatches, payouts, payoutTransfers } from '@/server/db/schema/money/payouts'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'

const AT_ONCE = 50

const toProvider = (db: Db) =>
  db
    .select({ payout: payouts, phone: users.phone, transfer: payoutTransfers })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(vendorMembers, isOwnerOf(payouts.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))

export type DueTransfer = Awaited<ReturnType<typeof toProvider>>[number]

/** Payouts of sent batches of a provider that it must be asked about: those that it has not got first. */
export function listDueTransfers(db: Db, channel: 'moyasar', now: Date): Promise<DueTransfer[]> {
  return toProvider(db)
    .where(
      and(
        eq(payoutBatches.channel, channel),
        inArray(payouts.state, ['sent', 'paid']),
        or(
          and(isNull(payoutTransfers.payoutId), eq(payouts.state, 'sent')),
          lte(payoutTransfers.nextTryAt, now),
        ),
      ),
    )
    .orderBy(sql`${payoutTransfers.nextTryAt} NULLS FIRST`, asc(payouts.sequence))
    .limit(AT_ONCE)
}

/**
 * Claims the next call about a payout under the lock of the payout: writes the row before the first one, so that a crash after
 * the call is known. False where another process was faster, or an admin has moved the payout since it was listed.
 */
export function claimTransfer(
  db: Db,
  { payout, transfer }: DueTransfer,
  { nextTryAt, now }: { nextTryAt: Date | null; now: Date },
): Promise<boolean> {
  const { payoutId, tries } = payoutTransfers
  return db.transaction(async (tx) => {
    const isAsListed = and(eq(payouts.id, payout.id), eq(payouts.state, payout.state))
    const locked = await tx.select({ id: payouts.id }).from(payouts).where(isAsListed).for('update')
    if (locked.length === 0) return false
    const rows = transfer
      ? await tx
          .update(payoutTransfers)
          .set({ tries: transfer.tries + 1, nextTryAt })
          .where(and(eq(payoutId, payout.id), eq(tries, transfer.tries)))
          .returning({ payoutId })
      : await tx
          .insert(payoutTransfers)
          .values({ payoutId: payout.id, tries: 1, nextTryAt, createdAt: now })
          .onConflictDoNothing()
          .returning({ payoutId })
    return rows.length > 0
  })
}

export async function writeReport(
  tx: Db,
  payoutId: string,
  report: { providerId: string | null; providerState: TransferState },
): Promise<void> {
  await tx.update(payoutTransfers).set(report).where(eq(payoutTransfers.payoutId, payoutId))
}
