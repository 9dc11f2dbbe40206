import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { adminRecoveryCodes, adminSecondSteps } from '@/server/db/schema/people/admins'
import { sessions } from '@/server/db/schema/people/sessions'

export type SecondStepRow = typeof adminSecondSteps.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** Locks the row, so that codes of one admin are checked one after the other. */
export async function lockSecondStep(tx: Db, userId: string): Promise<SecondStepRow | null> {
  const [row] = await tx
    .select()
    .from(adminSecondSteps)
    .where(eq(adminSecondSteps.userId, userId))
    .for('update')
  return row ?? null
}

/** After the second step, so that tries of one admin always lock in this order. */
export const lockSession = (tx: Db, tokenHash: string): Promise<SessionRow | null> =>
  firstRow(tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('update'))

export async function writeTries(
  tx: Db,
  { tokenHash }: SessionRow,
  columns: Pick<SessionRow, 'secondStepTries' | 'secondStepLockedUntil'>,
): Promise<void> {
  await tx.update(sessions).set(columns).where(eq(sessions.tokenHash, tokenHash))
}

/** Begins an enrolment, again where one was begun; false when it is confirmed. */
export async function writeUnconfirmed(tx: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .insert(adminSecondSteps)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: adminSecondSteps.userId,
      set: { sealedSecret },
      setWhere: isNull(adminSecondSteps.confirmedAt),
    })
    .returning({ userId: adminSecondSteps.userId })
  return rows.length > 0
}

export async function writeSecondStep(
  tx: Db,
  userId: string,
  columns: Partial<Omit<SecondStepRow, 'userId'>>,
): Promise<void> {
  await tx.update(adminSecondSteps).set(columns).where(eq(adminSecondSteps.userId, userId))
}

export async function writeRecoveryCodes(tx: Db, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, userId))
  await tx.insert(adminRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** `hashes`: of one code. False when there is no such code, or it was used. */
export async function spendRecoveryCode(
  tx: Db,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(adminRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(adminRecoveryCodes.userId, userId),
        inArray(adminRecoveryCodes.codeHash, hashes),
        isNull(adminRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: adminRecoveryCodes.userId })
  return rows.length > 0
}

export async function markSecondStep(tx: Db, tokenHash: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ secondStepAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** Removes the second step with its codes; all sessions have to do a new one. */
export async function deleteSecondStep(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, userId))
  await tx.update(sessions).set({ secondStepAt: null }).where(eq(sessions.userId, userId))
  const rows = await tx
    .delete(adminSecondSteps)
    .where(eq(adminSecondSteps.userId, userId))
    .returning({ userId: adminSecondSteps.userId })
  return rows.length > 0
}

export function listSealed(db: Db): Promise<{ ownerId: string; sealed: string }[]> {
  const { userId: ownerId, sealedSecret: sealed } = adminSecondSteps
  return db.select({ ownerId, sealed }).from(adminSecondSteps)
}

/** Nothing where the secret was replaced meanwhile. */
export async function replaceSealed(db: Db, ownerId: string, sealed: string, by: string): Promise<void> {
  const { userId, sealedSecret } = adminSecondSteps
  await db
    .update(adminSecondSteps)
    .set({ sealedSecret: by })
    .where(and(eq(userId, ownerId), eq(sealedSecret, sealed)))
}
