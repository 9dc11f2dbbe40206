import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sharePasses, splits } from '@/server/db/schema/money/splits'
import { payerPhones } from '@/server/db/schema/people/payer-phones'
import { users } from '@/server/db/schema/people/users'

/** Who reads or pays a share: a signed-in user, or by a pass whoever proved a number. */
export interface SharePayer {
  _id: string
  /** the number behind a pass; a signed-in user has none */
  provenPhone?: string
}

export async function writePass(tx: Db, pass: typeof sharePasses.$inferInsert): Promise<void> {
  await tx.insert(sharePasses).values(pass)
}

export async function deletePass(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sharePasses).where(eq(sharePasses.tokenHash, tokenHash))
}

/** Whom a pass admits, to the split of a link where one is named; null when it ended, is of another split, or its user is blocked. */
export async function findPassHolder(
  db: Db,
  tokenHash: string,
  now: Date,
  token?: string,
): Promise<SharePayer | null> {
  const [row] = await db
    .select({
      _id: users.id,
      provenPhone: sql<string | null>`coalesce(${users.phone}, ${payerPhones.phone})`,
    })
    .from(sharePasses)
    .innerJoin(splits, eq(splits.id, sharePasses.splitId))
    .innerJoin(users, eq(users.id, sharePasses.userId))
    .leftJoin(payerPhones, eq(payerPhones.userId, users.id))
    .where(
      and(
        eq(sharePasses.tokenHash, tokenHash),
        token === undefined ? undefined : eq(splits.token, token),
        gt(sharePasses.expiresAt, now),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
      ),
    )
  return row?.provenPhone ? { _id: row._id, provenPhone: row.provenPhone } : null
}
