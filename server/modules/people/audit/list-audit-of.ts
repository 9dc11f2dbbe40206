import type { AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import type { AuditSubject } from '@/lib/domain/admin/audit-actions'
import type { Db } from '@/server/db/db'
import { linesToWire } from './line-to-wire'
import { listLinesOf } from './store'

/** The trail has its own page for all of them. */
const MAX_LINES = 50

/** The newest lines about one subject, for its own page. */
export async function listAuditOf(db: Db, kind: AuditSubject, id: string): Promise<AuditLineWire[]> {
  return linesToWire(db, await listLinesOf(db, kind, id, MAX_LINES))
}
