import { postAdjustment } from '@/server/modules/money/ledger/post-adjustment'
import type { TestApp } from './test-app'
import type { TestUser } from './users'

let given = 0

/** Adds to the balance of a user. */
export async function giveBalance(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  user: TestUser,
  amountHalalas: number,
): Promise<void> {
  const adjustment = { id: `gift${++given}`, userId: user.id, amountHalalas, reason: 'Test' }
  await db.transaction((tx) => postAdjustment(tx, adjustment, clock.now()))
}
