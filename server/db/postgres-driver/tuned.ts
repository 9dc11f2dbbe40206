import type { Db } from '@/server/db/db'

/**
 * `tuned` has our changes to node-postgres, `plain` has none; bookings are equally correct on either (POSTGRES_DRIVER).
 */
export const POSTGRES_DRIVERS = ['tuned', 'plain'] as const
export type PostgresDriver = (typeof POSTGRES_DRIVERS)[number]

const tuned = new WeakSet<Db>()

export function markTuned<T extends Db>(db: T): T {
  tuned.add(db)
  return db
}

/** Whether statements of this database or transaction may be pipelined. */
export const isTuned = (db: Db): boolean => tuned.has(db)
