import { and, count, eq } from 'drizzle-orm'
import type { Day } from '@/lib/domain/days'
import type { Db } from '@/server/db/open'
import { reports } from '@/server/db/schema/reports'

export async function countReports(db: Db, reporterHash: string, day: Day): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.reporterHash, reporterHash), eq(reports.day, day)))
  return row?.reports ?? 0
}

/** The same person's second report of a place on a day replaces the first one. */
export async function saveReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.serviceId, reports.reporterHash, reports.day],
      set: { reason: report.reason, body: report.body },
    })
}
