import {
  type AuditFilters,
  type AuditLineWire,
  type AuditListWire,
  MAX_COUNTED_LINES,
} from '@/lib/domain/admin/audit-wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/listings/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { countLines, listAdmins, listLines } from './store'

type Row = Awaited<ReturnType<typeof listLines>>[number]

/** A page of the trail, the newest lines first. */
export async function listAudit(
  db: Db,
  filters: AuditFilters,
  { page, pageSize }: PageRequest,
): Promise<AuditListWire> {
  const rows = await listLines(db, filters, { limit: pageSize, offset: (page - 1) * pageSize })
  const counted = await countLines(db, filters)
  const admins = (await listAdmins(db)).map((admin) => ({
    _id: admin.id,
    ...nameToWire(publicNameOf(admin)),
  }))
  return {
    data: rows.map(lineToWire),
    page,
    pageSize,
    total: Math.min(counted, MAX_COUNTED_LINES),
    isTotalExact: counted <= MAX_COUNTED_LINES,
    admins,
  }
}

export function lineToWire({ line, actor }: Row): AuditLineWire {
  const { id, createdAt, actorId: _actorId, subjectKind, subjectId, ...rest } = line
  return {
    _id: id,
    at: createdAt.toISOString(),
    ...rest,
    actor: actor && { _id: actor.id, ...nameToWire(publicNameOf(actor)) },
    subject: { kind: subjectKind, id: subjectId },
  }
}
