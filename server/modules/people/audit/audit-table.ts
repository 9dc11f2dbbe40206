import { and, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { AuditLineWire, AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import type { AuditAction, AuditSubject } from '@/lib/domain/admin/audit-actions'
import { roleKey, SYSTEM_ACTOR } from '@/lib/domain/admin/audit-wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { AUDIT_TABLE } from '@/lib/domain/admin/tables'
import { addDays, type Day, instantAt, MIDNIGHT, riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { auditTrail } from '@/server/db/schema/people/audit'
import type { Language } from '@/server/i18n'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { linesToWire } from './line-to-wire'
import { listSubjectIds, loadLines } from './store'

/** The audit trail, found by the id of a subject or the code of a booking; what changed is JSON in its file. */
export const auditTable: AdminTable<AuditLineWire> = {
  spec: AUDIT_TABLE,
  source: {
    from: auditTrail,
    id: auditTrail.id,
    sorts: { createdAt: auditTrail.createdAt },
    where: conditionOf,
    load: async (db, ids) => linesToWire(db, await loadLines(db, ids)),
  },
  file: {
    createdAt: ({ at }) => `${riyadhDay(new Date(at))} ${riyadhTime(new Date(at))}`,
    actor: ({ actor }, text, language) =>
      actor
        ? actor[language === 'ar' ? 'name_ar' : 'name'] || text('admin.audit.closed')
        : text('admin.audit.system'),
    phone: ({ actor }) => actor?.phone ?? '',
    role: ({ actorRole }, text) => roleText(actorRole, text),
    action: ({ action }, text) => text(`admin.audit.actions.${action}`),
    kind: ({ subject }, text) => text(`admin.audit.kinds.${subject.kind}`),
    subject: ({ subject }) => subject.id,
    people: ({ people }, text, language) => people.map((one) => personText(one, text, language)).join('; '),
    reason: ({ reason }) => reason ?? '',
    before: ({ before }) => (before ? JSON.stringify(before) : ''),
    after: ({ after }) => (after ? JSON.stringify(after) : ''),
    request: ({ requestId }) => requestId ?? '',
  },
}

type Text = (key: string) => string

const roleText = (role: string | null, text: Text): string => {
  const key = role && roleKey(role)
  return key ? text(`admin.${key}`) : (role ?? '')
}

/** Sara A., Guest, +9665••••••12 (id); of a closed account what remains of it. */
function personText(person: AuditPerson, text: Text, language: Language): string {
  const name = person.isClosed ? text('admin.audit.closed') : person[language === 'ar' ? 'name_ar' : 'name']
  const parts = [name, roleText(person.role, text), person.phone].filter(Boolean)
  return `${parts.join(', ')} (${person._id})`
}

async function conditionOf(db: Db, { q, filters }: TableRequest): Promise<SQL | undefined> {
  const { actor, action, kind, from, until } = filters
  return and(
    actor === SYSTEM_ACTOR ? isNull(auditTrail.actorId) : undefined,
    actor && actor !== SYSTEM_ACTOR ? eq(auditTrail.actorId, actor) : undefined,
    action ? eq(auditTrail.action, action as AuditAction) : undefined,
    kind ? eq(auditTrail.subjectKind, kind as AuditSubject) : undefined,
    q ? inArray(auditTrail.subjectId, await listSubjectIds(db, q)) : undefined,
    from ? gte(auditTrail.createdAt, instantAt(from as Day, MIDNIGHT)) : undefined,
    until ? lt(auditTrail.createdAt, instantAt(addDays(until as Day, 1), MIDNIGHT)) : undefined,
  )
}
