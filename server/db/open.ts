import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './lock'

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface OpenDb {
  db: Db
  engine: 'pglite' | 'postgresql'
  /** PostgreSQL only */
  pool?: pg.Pool
  close: () => Promise<void>
}

const MAX_CONNECTIONS = 10

/** Opens PostgreSQL when an address is given, else the embedded database in `dataDir`; migrates either. */
export function openDatabase(options: { databaseUrl?: string; dataDir: string }): Promise<OpenDb> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : openEmbedded(join(options.dataDir, 'pglite'))
}

async function openPostgres(connectionString: string): Promise<OpenDb> {
  const pool = new pg.Pool({ connectionString, max: MAX_CONNECTIONS, connectionTimeoutMillis: 5000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = drizzlePg(pool)
  await migratePg(db, { migrationsFolder: migrationsFolder() })
  return { db, engine: 'postgresql', pool, close: () => pool.end() }
}

async function openEmbedded(folder: string): Promise<OpenDb> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const client = await PGlite.create({ dataDir: folder, extensions: { btree_gist, pg_trgm } })
  const opened = await migratedPglite(client)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      unlock()
    },
  }
}

/** A PGlite with our settings and the schema; tests hand in an instance of their own. */
export async function migratedPglite(client: PGlite): Promise<OpenDb> {
  const db = drizzlePglite(client)
  // PGlite takes the storage for a spinning disk otherwise, and plans searches badly.
  await db.execute(sql`SET random_page_cost = 1.1`)
  await db.execute(sql`SET effective_cache_size = '4GB'`)
  await migratePglite(db, { migrationsFolder: migrationsFolder() })
  return { db, engine: 'pglite', close: () => client.close() }
}

/** Beside the source, or copied beside the bundle by the build. */
export function migrationsFolder(): string {
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  const beside = join(here, 'migrations')
  return existsSync(beside) ? beside : join(process.cwd(), 'server/db/migrations')
}
