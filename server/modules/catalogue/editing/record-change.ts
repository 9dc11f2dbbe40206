import { sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/domain/admin/audit-actions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'

interface Change {
  action: AuditAction
  /** of the row, the content page or the order */
  subjectId: string
  before: object | null
  after: object | null
}

/** Writes the audit line of a change that visitors see, and makes the caches read again. Call it in the transaction. */
export async function recordChange(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  admin: SignedIn,
  { action, subjectId, before, after }: Change,
): Promise<void> {
  await writeAudit(tx, {
    ...{ actorId: admin._id, action, subjectId, createdAt: clock.now() },
    ...{ before: before ? { ...before } : undefined, after: after ? { ...after } : undefined },
  })
  await renewContent(tx)
}

/** Makes the caches read again what visitors see. */
export async function renewContent(tx: Db): Promise<void> {
  await tx.update(settings).set({ contentVersion: sql`${settings.contentVersion} + 1` })
}

/** The same of a row that is new. */
export const recordCreation = (
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  admin: SignedIn,
  action: AuditAction,
  after: { _id: string },
): Promise<void> => recordChange(tx, deps, admin, { action, subjectId: after._id, before: null, after })

/** The row that an admin edits; throws `changed_meanwhile` when it is newer than the one that was seen. */
export function assertCurrent<Row extends { version: number }>(row: Row | undefined, seen: number): Row {
  if (!row) throw new DomainError('not_found')
  if (row.version !== seen) throw new DomainError('changed_meanwhile')
  return row
}
