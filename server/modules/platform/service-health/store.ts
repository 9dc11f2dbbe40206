import { sql } from 'drizzle-orm'
import type { OutsideService } from '@/lib/domain/admin/overview'
import type { Db } from '@/server/db/db'
import { serviceCalls } from '@/server/db/schema/console/overview'

export type ServiceCalls = typeof serviceCalls.$inferSelect

/** Several processes write; the latest call of each kind counts. */
export async function writeCalls(db: Db, calls: readonly ServiceCalls[]): Promise<void> {
  if (calls.length === 0) return
  await db
    .insert(serviceCalls)
    .values([...calls])
    .onConflictDoUpdate({
      target: serviceCalls.service,
      set: {
        lastSuccessAt: sql`greatest(${serviceCalls.lastSuccessAt}, excluded.last_success_at)`,
        lastFailureAt: sql`greatest(${serviceCalls.lastFailureAt}, excluded.last_failure_at)`,
      },
    })
}

export async function findCalls(db: Db): Promise<Map<OutsideService, ServiceCalls>> {
  const rows = await db.select().from(serviceCalls)
  return new Map(rows.map((row) => [row.service, row]))
}
