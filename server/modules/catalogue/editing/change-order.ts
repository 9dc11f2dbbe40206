import { type SQL, sql } from 'drizzle-orm'
import type { OrderBody } from '@/lib/domain/content/order'
import { DomainError } from '@/lib/domain/issues'
import { rowsOf } from '@/server/db/db'
import type {
  banners,
  categories,
  cities,
  facilities,
  facilityGroups,
} from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { recordChange } from './record-change'

type Ordered = typeof banners | typeof categories | typeof cities | typeof facilities | typeof facilityGroups

interface OrderedList {
  table: Ordered
  /** of the audit line: `cities`, `banners-main` */
  subject: string
  /** the rows that are ordered among each other; all without it */
  where?: SQL
}

/** Puts the rows of a list into a new order; throws `changed_meanwhile` when the list is not the one that was seen. */
export async function changeOrder(
  deps: Deps,
  admin: SignedIn,
  { table, subject, where = sql`true` }: OrderedList,
  { from, to }: OrderBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Rows that waited for a lock come in their old order, so that they are read once more.
    await tx.execute(sql`SELECT id FROM ${table} WHERE ${where} ORDER BY id FOR NO KEY UPDATE`)
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`SELECT id FROM ${table} WHERE ${where} ORDER BY position, id`,
    )
    const isSeen = rows.length === from.length && rows.every(({ id }, at) => id === from[at])
    const isSame = to.length === from.length && to.every((id) => from.includes(id))
    if (!isSeen || !isSame) throw new DomainError('changed_meanwhile')
    for (const [position, id] of to.entries()) {
      await tx.execute(sql`UPDATE ${table} SET position = ${position} WHERE id = ${id}`)
    }
    await recordChange(tx, deps, admin, {
      action: 'content_ordered',
      subjectId: subject,
      before: { order: from },
      after: { order: to },
    })
  })
}
