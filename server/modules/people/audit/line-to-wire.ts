import type { AuditActor, AuditLineWire } from '@/lib/domain/admin/audit-wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { users } from '@/server/db/schema/people/users'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { loadLines } from './store'

type Row = Awaited<ReturnType<typeof loadLines>>[number]

export function lineToWire({ line, actor }: Row): AuditLineWire {
  const { id, createdAt, actorId: _actorId, subjectKind, subjectId, ...rest } = line
  return {
    _id: id,
    at: createdAt.toISOString(),
    ...rest,
    actor: actor && actorToWire(actor),
    subject: { kind: subjectKind, id: subjectId },
  }
}

export const actorToWire = (actor: typeof users.$inferSelect): AuditActor => ({
  _id: actor.id,
  ...nameToWire(publicNameOf(actor)),
  phone: actor.phone ?? '',
})
