import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { payerPhones } from '@/server/db/schema/people/payer-phones'
import { users } from '@/server/db/schema/people/users'
import { lockPhone } from './code-store'

export interface ProvenPayer {
  phone: string
  firstName: string
  language: Language
}

/**
 * The user whose number was proven by a code: its account, or a row without a number by which nobody can sign in. Throws
 * `account_blocked`.
 */
export async function ensurePayer(
  tx: Db,
  { phone, firstName, language }: ProvenPayer,
  now: Date,
): Promise<string> {
  await lockPhone(tx, phone)
  const [account] = await tx
    .select({ id: users.id, blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  if (account?.blockedAt) throw new DomainError('account_blocked')
  if (account) return account.id
  const [known] = await tx.select().from(payerPhones).where(eq(payerPhones.phone, phone))
  if (known) {
    await tx.update(users).set({ firstName, language }).where(eq(users.id, known.userId))
    return known.userId
  }
  const [made] = await tx
    .insert(users)
    .values({ firstName, language, createdAt: now })
    .returning({ id: users.id })
  if (!made) throw new Error('a payer was not written')
  await tx.insert(payerPhones).values({ userId: made.id, phone, createdAt: now })
  return made.id
}

/** Makes an account of the row of a number that paid before it signed up; false without one. */
export async function adoptPayer(tx: Db, phone: string, now: Date): Promise<boolean> {
  const [known] = await tx
    .delete(payerPhones)
    .where(eq(payerPhones.phone, phone))
    .returning({ userId: payerPhones.userId })
  if (!known) return false
  await tx.update(users).set({ phone, verified: true, createdAt: now }).where(eq(users.id, known.userId))
  return true
}
