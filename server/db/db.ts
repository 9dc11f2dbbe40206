import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction in it, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
