import type { AuditActor, AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { users } from '@/server/db/schema/people/users'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { namePeople } from './name-people'
import type { loadLines } from './store'

type Row = Awaited<ReturnType<typeof loadLines>>[number]

/** Lines of the trail with the names of whom they mean. */
export async function linesToWire(db: Db, rows: Row[]): Promise<AuditLineWire[]> {
  const peopleOf = await namePeople(
    db,
    rows.map(({ line }) => line),
  )
  return rows.map(({ line, actor }) => {
    const { id, createdAt, actorId: _actorId, subjectKind, subjectId, ...rest } = line
    return {
      _id: id,
      at: createdAt.toISOString(),
      ...rest,
      actor: actor && actorToWire(actor),
      subject: { kind: subjectKind, id: subjectId },
      people: peopleOf(line),
    }
  })
}

export const actorToWire = (actor: typeof users.$inferSelect): AuditActor => ({
  _id: actor.id,
  ...nameToWire(publicNameOf(actor)),
  phone: actor.phone ?? '',
})
