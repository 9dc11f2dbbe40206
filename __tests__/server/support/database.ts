import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { CreatePglite } from '@/__tests__/environment/server'
import { rowsOf } from '@/server/db/db'
import { migratedPglite, migrationsFolder, type OpenDb, openDatabase } from '@/server/db/open'
import type { PostgresStatements } from '@/server/db/postgres-driver/statement-names'

const PATIENCE_MS = 60_000

const extensions = { btree_gist, pg_trgm }

/** A migrated, empty database of this test file: on the server of TEST_DATABASE_URL, else embedded in memory. */
export async function openTestDatabase(): Promise<OpenDb> {
  const server = process.env['TEST_DATABASE_URL']
  const opened = await (server ? openOnServer(server) : openEmbedded())
  await prepareEmptying(opened)
  return opened
}

/** Each jest worker has a database of its own on the server, so that files do not share data. */
async function openOnServer(server: string): Promise<OpenDb> {
  const name = `diyar_test_${process.env['JEST_WORKER_ID'] ?? '1'}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (known.rowCount === 0) await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  const postgresStatements = process.env['POSTGRES_STATEMENTS'] as PostgresStatements | undefined
  const opened = await openDatabase({ databaseUrl: databaseUrl.href, dataDir: '', postgresStatements })
  // A hundred calls at once queue for ten connections: on a busy machine some would be refused, which is another test's matter.
  if (opened.pool) opened.pool.options.connectionTimeoutMillis = PATIENCE_MS
  return opened
}

/** The instance of this worker (__tests__/environment/server.ts), begun from a dump: that takes a second, migrating anew several. */
async function openEmbedded(): Promise<OpenDb> {
  const { workerPglite } = globalThis as unknown as { workerPglite: CreatePglite }
  const opened = await migratedPglite(await workerPglite(readTemplate))
  return { ...opened, close: async () => undefined }
}

/** A new folder for an api process, with a migrated, empty embedded database in it. */
export async function migratedDataDir(name: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `diyar-${name}-`))
  const client = await PGlite.create({
    dataDir: join(dataDir, 'pglite'),
    loadDataDir: await readTemplate(),
    extensions,
  })
  await client.close()
  return dataDir
}

async function readTemplate(): Promise<Blob> {
  const template = templateFile()
  if (!existsSync(template)) await writeTemplate(template)
  return new Blob([new Uint8Array(readFileSync(template))])
}

async function writeTemplate(file: string): Promise<void> {
  const client = await PGlite.create({ extensions })
  await migratedPglite(client)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, file)
}

function templateFile(): string {
  const hash = createHash('sha256')
  const folder = migrationsFolder()
  const migrations = readdirSync(folder).filter((one) => one.endsWith('.sql'))
  // The journal too: a migration that is written anew has another instant there, and would be run again.
  for (const name of [...migrations.sort(), 'meta/_journal.json']) {
    hash.update(readFileSync(join(folder, name)))
  }
  const cache = join(tmpdir(), 'diyar-test-templates')
  mkdirSync(cache, { recursive: true })
  return join(cache, `${hash.digest('hex').slice(0, 16)}.tar`)
}

/**
 * Empties every table that has rows. Deleting few rows takes a twentieth of truncating sixty tables; triggers and foreign
 * keys are off meanwhile, which only a superuser may ask for. A function keeps its plans: a block that is read anew each
 * time took ten times as long.
 */
const emptying = (tables: readonly string[]) => `CREATE OR REPLACE FUNCTION tests.empty_tables() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  SET LOCAL session_replication_role = replica;
  ${tables.map((name) => `IF EXISTS (SELECT FROM ${name}) THEN DELETE FROM ${name}; END IF;`).join('\n  ')}
EXCEPTION WHEN insufficient_privilege THEN
  ALTER TABLE audit_trail DISABLE TRIGGER USER;
  ALTER TABLE vendor_trail DISABLE TRIGGER USER;
  ALTER TABLE ledger_entries DISABLE TRIGGER USER;
  ALTER TABLE ledger_transactions DISABLE TRIGGER USER;
  TRUNCATE ${tables.join(', ')} CASCADE;
  ALTER TABLE audit_trail ENABLE TRIGGER USER;
  ALTER TABLE vendor_trail ENABLE TRIGGER USER;
  ALTER TABLE ledger_entries ENABLE TRIGGER USER;
  ALTER TABLE ledger_transactions ENABLE TRIGGER USER;
END $$`

async function prepareEmptying({ db }: OpenDb): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT 'public.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS tests`)
  await db.execute(sql.raw(emptying(tables.map(({ name }) => name))))
}

/** Empties every table, whatever a test wrote. */
export async function emptyTables({ db }: Pick<OpenDb, 'db'>): Promise<void> {
  await db.execute(sql`SELECT tests.empty_tables()`)
}
