import { and, count, eq } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { reports } from '@/server/db/schema/conversations/reports'

export async function countReports(db: Db, reporterHash: string, day: Day): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.reporterHash, reporterHash), eq(reports.day, day)))
  return row?.reports ?? 0
}

/** A second report of the same user, subject and day replaces the first one. */
export async function saveReport(tx: Db, report: typeof reports.$inferInsert): Promise<string> {
  const [saved] = await tx
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.kind, reports.subjectId, reports.reporterHash, reports.day],
      set: { reason: report.reason, body: report.body },
    })
    .returning({ id: reports.id })
  if (!saved) throw new Error('the database took a report and gave no id')
  return saved.id
}
