import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { ReportKind, ReportState } from '@/lib/domain/reviews/report'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { reports } from '@/server/db/schema/reports'
import { users } from '@/server/db/schema/users'

export async function countReports(db: Db, reporterHash: string, day: Day): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.reporterHash, reporterHash), eq(reports.day, day)))
  return row?.reports ?? 0
}

/** A second report of the same user, subject and day replaces the first one and reopens it. */
export async function saveReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.kind, reports.subjectId, reports.reporterHash, reports.day],
      set: {
        reason: report.reason,
        body: report.body,
        state: 'open',
        note: null,
        closedBy: null,
        closedAt: null,
      },
    })
}

interface PageRequestOptions {
  state: ReportState
  limit: number
  offset: number
}

/** Open ones oldest first, closed ones newest first. */
export function listReports(db: Db, { state, limit, offset }: PageRequestOptions) {
  const order = state === 'open' ? asc : desc
  return db
    .select({ report: reports, reporter: users })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.state, state))
    .orderBy(order(reports.createdAt), asc(reports.id))
    .limit(limit)
    .offset(offset)
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

export async function countByState(db: Db): Promise<Record<ReportState, number>> {
  const rows = await db.select({ state: reports.state, count: count() }).from(reports).groupBy(reports.state)
  const found = Object.fromEntries(rows.map((row) => [row.state, row.count]))
  return { open: found['open'] ?? 0, closed: found['closed'] ?? 0 }
}

export async function isReport(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: reports.id }).from(reports).where(eq(reports.id, id))).length > 0
}

export interface Closing {
  note: string
  closedBy: string
  closedAt: Date
}

/** False when it is closed already. */
export async function closeOne(tx: Db, id: string, closing: Closing): Promise<boolean> {
  const closed = await tx
    .update(reports)
    .set({ ...closing, state: 'closed' })
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning({ id: reports.id })
  return closed.length > 0
}

export async function closeAllOf(
  tx: Db,
  subject: { kind: ReportKind; subjectId: string },
  closing: Closing,
): Promise<void> {
  await tx
    .update(reports)
    .set({ ...closing, state: 'closed' })
    .where(
      and(
        eq(reports.kind, subject.kind),
        eq(reports.subjectId, subject.subjectId),
        eq(reports.state, 'open'),
      ),
    )
}
