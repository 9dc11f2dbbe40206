import { desc, eq, gte } from 'drizzle-orm'
import type { IncidentWire } from '@/lib/contract/schemas/status/incidents'
import type { AuditAction } from '@/lib/domain/admin/audit-actions'
import type { IncidentBody, NewIncidentBody } from '@/lib/domain/status/incidents'
import type { Db } from '@/server/db/db'
import { incidents } from '@/server/db/schema/console/status'
import type { Deps } from '@/server/deps'
import { assertCurrent } from '@/server/modules/catalogue/editing/record-change'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'

type Incident = typeof incidents.$inferSelect
const MOST = 100

const toWire = ({ id, titleAr, textAr, startedAt, endedAt, ...row }: Incident): IncidentWire => ({
  ...{ _id: id, title: row.title, title_ar: titleAr, text: row.text, text_ar: textAr, state: row.state },
  ...{ startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, version: row.version },
})

const toRow = ({ title_ar, text_ar, ...rest }: NewIncidentBody) => ({
  ...rest,
  titleAr: title_ar,
  textAr: text_ar,
})

/** The latest first. */
export async function listIncidents(db: Db, since?: Date): Promise<IncidentWire[]> {
  const rows = await db
    .select()
    .from(incidents)
    .where(since && gte(incidents.startedAt, since))
    .orderBy(desc(incidents.startedAt), desc(incidents.id))
    .limit(MOST)
  return rows.map(toWire)
}

export function createIncident(deps: Deps, admin: SignedIn, body: NewIncidentBody): Promise<IncidentWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(incidents)
      .values({ ...toRow(body), startedAt: now, endedAt: body.state === 'resolved' ? now : null })
      .returning()
    const after = toWire(row as Incident)
    await record(tx, deps, admin, 'incident_created', null, after)
    return after
  })
}

/** Changes what is said; the first time that it is over is when it ended, until it goes on again. */
export function updateIncident(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: IncidentBody,
): Promise<IncidentWire> {
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update')
    const before = assertCurrent(known, version)
    const endedAt = body.state === 'resolved' ? (before.endedAt ?? deps.clock.now()) : null
    const [row] = await tx
      .update(incidents)
      .set({ ...toRow(body), endedAt, version: version + 1 })
      .where(eq(incidents.id, id))
      .returning()
    const after = toWire(row as Incident)
    await record(tx, deps, admin, 'incident_changed', toWire(before), after)
    return after
  })
}

function record(
  tx: Db,
  { clock }: Deps,
  admin: SignedIn,
  action: AuditAction,
  before: IncidentWire | null,
  after: IncidentWire,
): Promise<void> {
  return writeAudit(tx, {
    ...{ actorId: admin._id, action, subjectId: after._id, createdAt: clock.now() },
    ...{ before: before ? { ...before } : undefined, after: { ...after } },
  })
}
