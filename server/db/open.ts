import { existsSync, mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Db } from './db'
import { quickClient } from './embedded-client'
import { assertKnownHistory } from './known-history'
import { lockFolder } from './lock'
import { migratePostgres } from './migrate-postgres'
import { oneAtATime } from './one-at-a-time'
import { drizzleOn } from './postgres-driver/drizzle-on'
import type { PostgresStatements } from './postgres-driver/statement-names'
import { timeStatements } from './postgres-driver/statement-times'
import { type OnSetAside, setAsideFolder, setAsideSchema } from './set-aside'

export interface OpenDb {
  db: Db
  engine: 'pglite' | 'postgresql'
  /** PostgreSQL only */
  pool?: pg.Pool
  close: () => Promise<void>
}

interface Settings {
  databaseUrl?: string
  dataDir: string
  postgresStatements?: PostgresStatements
  /** Of a demo alone: one of the history that our migrations replaced is set aside, not refused. */
  onSetAside?: OnSetAside
}

const MAX_CONNECTIONS = 10
/** Stay open when nobody uses them: opening one costs a visitor more than most reads do. */
const MIN_CONNECTIONS = 3

/**
 * Planner settings for both engines: costs of a fast disk with the tables in memory, so that a search walks an index
 * and stops early; no JIT and no parallel workers for short queries.
 */
const PLANNING = {
  random_page_cost: '1.1',
  effective_cache_size: '4GB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
}

/** Opens and migrates PostgreSQL when an address is given, else the embedded database in `dataDir`. */
export function openDatabase({
  databaseUrl,
  dataDir,
  postgresStatements = 'named',
  onSetAside,
}: Settings): Promise<OpenDb> {
  return databaseUrl
    ? openPostgres(databaseUrl, postgresStatements, onSetAside)
    : openEmbedded(join(dataDir, 'pglite'), onSetAside)
}

/** A pool of connections to a PostgreSQL, with our settings. */
export function openPool(connectionString: string, limits: pg.PoolConfig = {}): pg.Pool {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
    connectionString,
    max: MAX_CONNECTIONS,
    min: MIN_CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: Object.entries(PLANNING)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    ...limits,
  })
  // The pool replaces broken connections; without an error listener one would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  timeStatements(pool)
  socketsOf.set(pool, sockets)
  return pool
}

const socketsOf = new WeakMap<pg.Pool, Set<Socket>>()

/** Breaks all connections of a pool, also those that wait for an answer. */
export function breakConnections(pool: pg.Pool): void {
  for (const socket of socketsOf.get(pool) ?? []) socket.destroy()
}

async function openPostgres(
  connectionString: string,
  statements: PostgresStatements,
  onSetAside?: OnSetAside,
): Promise<OpenDb> {
  const pool = openPool(connectionString)
  const db = drizzleOn(pool, statements)
  try {
    const whereabouts = {
      name: 'The database of DATABASE_URL',
      remedy: 'create one and set DATABASE_URL to it',
    }
    await oneAtATime(connectionString, async () => {
      await assertKnownHistory(db, migrationsFolder(), whereabouts).catch((error: unknown) =>
        setAsideSchema(error, db, onSetAside),
      )
      await migratePostgres({ connectionString, migrationsFolder: migrationsFolder() })
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, engine: 'postgresql', pool, close: () => pool.end() }
}

async function openEmbedded(folder: string, onSetAside?: OnSetAside): Promise<OpenDb> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const opened = await openFolder(folder).catch((error: unknown) => {
      setAsideFolder(error, folder, onSetAside)
      return openFolder(folder)
    })
    const close = async () => {
      await opened.close()
      unlock()
    }
    return { ...opened, close }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openFolder(folder: string): Promise<OpenDb> {
  const client = await PGlite.create({ dataDir: folder, extensions: { btree_gist, pg_trgm } })
  try {
    return await migratedPglite(client, folder)
  } catch (error) {
    await client.close()
    throw error
  }
}

/** A PGlite with our settings and the schema; tests pass an instance in memory. */
export async function migratedPglite(client: PGlite, folder = 'memory'): Promise<OpenDb> {
  const db = drizzlePglite(await quickClient(client))
  for (const [name, value] of Object.entries(PLANNING)) {
    await db.execute(sql.raw(`SET ${name} = '${value}'`))
  }
  const remedy = 'delete that folder or set DATA_DIR to another one'
  await assertKnownHistory(db, migrationsFolder(), { name: `The database in ${folder}`, remedy })
  await migratePglite(db, { migrationsFolder: migrationsFolder() })
  return { db, engine: 'pglite', close: () => client.close() }
}

/** Next to the source, or next to the bundle where the build copies it. */
export function migrationsFolder(): string {
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  const beside = join(here, 'migrations')
  return existsSync(beside) ? beside : join(process.cwd(), 'server/db/migrations')
}
