import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { bucketOf } from '@/scripts/backup/bucket.mjs'
import { bucketPlace, folderPlace } from '@/scripts/backup/places.mjs'
import { recordBackup } from '@/scripts/backup/record-backup.mjs'
import { removeOld } from '@/scripts/backup/remove-old.mjs'
import { restore } from '@/scripts/backup/restore.mjs'
import { followIntoBucket } from '@/scripts/backup/store-changes.mjs'
import { storeCopy } from '@/scripts/backup/store-copy.mjs'
import { followChanges, takeCopy } from '@/scripts/backup/take-backup.mjs'
import { startPostgresOn, startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { S3_KEYS, startTemporaryS3 } from '@/scripts/steps/services/s3.mjs'
import { eventually } from '../../eventually'

const folder = mkdtempSync(join(tmpdir(), 'diyar-backup-'))
const backups = join(folder, 'backups')
/** Of the command line, as a configuration outside of the data folder is: no copy has them. */
const LIMITS =
  '-c max_connections=130 -c max_worker_processes=12 -c max_wal_senders=14 -c max_prepared_transactions=5 -c max_locks_per_transaction=80'
let postgres: NonNullable<Awaited<ReturnType<typeof startTemporaryPostgres>>>

beforeAll(async () => {
  chmodSync(folder, 0o777)
  const started = await startTemporaryPostgres(LIMITS)
  if (!started) throw new Error('PostgreSQL is not installed')
  postgres = started
}, 60_000)

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'receiving changes ends with %s and without a failure',
  async (signal) => {
    const to = join(folder, signal)
    const args = ['scripts/backup.mjs', '--follow', `--to=${to}`, `--database=${postgres.url}`]
    const receiver = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(receiver.stdout, 'data')
    expect(String(said)).toContain('Every change is received')
    receiver.kill(signal)
    expect(await once(receiver, 'exit')).toEqual([0, null])
  },
)

test('a database is as it was at an instant, from a folder and from a bucket, which PostgreSQL waits for', async () => {
  const on = (statement: string) => ask(postgres.url, statement)
  const { store, bucket } = await openStore('backups')
  const following = await followChanges({ url: postgres.url, folder: backups })
  const storing = await followIntoBucket({ url: postgres.url, bucket })
  await on("CREATE TABLE notes AS SELECT 'before the copy' AS text")
  const copy = await takeCopy({ url: postgres.url, folder: backups })
  const configuration = join(backups, 'copies', copy, 'postgresql.conf')
  // Patroni names files of the machine of the primary.
  const elsewhere = "hba_file = '/nowhere/pg_hba.conf'\nident_file = '/nowhere/pg_ident.conf'\nssl = on\n"
  appendFileSync(configuration, elsewhere)
  await storeCopy({ bucket, folder: backups, name: copy })
  // Debian keeps it outside of the data folder.
  rmSync(configuration)
  await on('CREATE TABLE backups (name text PRIMARY KEY, taken_at timestamptz NOT NULL)')
  await recordBackup({ url: postgres.url, name: copy })
  const [recorded] = await on('SELECT name, taken_at FROM backups')
  expect(recorded?.['name']).toBe(copy)
  expect(Math.abs(Date.now() - Number(recorded?.['taken_at']))).toBeLessThan(60_000)
  await on("INSERT INTO notes VALUES ('after the copy')")
  const [row] = await on('SELECT clock_timestamp() AS instant')
  await on('DELETE FROM notes')
  const [ended] = await on('SELECT pg_walfile_name(pg_switch_wal()) AS file')
  await eventually(() => existsSync(join(backups, 'changes', String(ended?.['file']))))
  await eventually(async () => (await bucket.list('changes')).includes(`${ended?.['file']}.gz`))
  await following.stop()

  const places = { folder: folderPlace(backups), bucket: bucketPlace(bucket) }
  for (const [name, from] of Object.entries(places)) {
    const into = join(folder, name)
    expect((await restore({ from, into, until: row?.['instant'] as Date })).copy).toBe(copy)
    // To serve from the folder, its own are named again.
    if (name === 'bucket')
      appendFileSync(
        join(into, 'postgresql.conf'),
        `hba_file = '${into}/pg_hba.conf'\nident_file = '${into}/pg_ident.conf'\nssl = off\n`,
      )
    const restored = await startPostgresOn(into)
    expect(await ask(restored.url, 'SELECT text FROM notes ORDER BY text')).toEqual([
      { text: 'after the copy' },
      { text: 'before the copy' },
    ])
    const [limits] = await ask(
      restored.url,
      `SELECT current_setting('max_connections') AS connections, current_setting('max_prepared_transactions') AS prepared`,
    )
    expect(limits).toEqual({ connections: '130', prepared: '5' })
    await restored.stop()
    await expect(restore({ from, into, until: undefined })).rejects.toThrow('is not empty')
  }

  await store.stop()
  const refused = expect(storing.ended).rejects.toThrow('The bucket did not take changes/')
  await on("INSERT INTO notes VALUES ('while the bucket is away')")
  const [unstored] = await on('SELECT pg_walfile_name(pg_switch_wal()) AS file')
  await refused
  expect(
    await on(
      "SELECT pg_walfile_name(restart_lsn + 1) AS file FROM pg_replication_slots WHERE slot_name = 'diyar_backup_stored'",
    ),
  ).toEqual([unstored])
}, 90_000)

test('the newest copies are left with the changes that they need, in a folder and in a bucket', async () => {
  const { store, bucket } = await openStore('older')
  const old = join(folder, 'old')
  const nameAt = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().replaceAll(':', '-')
  const [first, second, third] = [nameAt(-48), nameAt(-1), nameAt(2)]
  const changes = ['000000010000000000000001', '00000002.history']
  for (const copy of [first, second, third]) {
    mkdirSync(join(old, 'copies', copy), { recursive: true })
    await bucket.put(`copies/${copy}.tar.gz`, 'a copy')
  }
  mkdirSync(join(old, 'changes'))
  for (const name of changes) {
    writeFileSync(join(old, 'changes', name), '')
    await bucket.put(`changes/${name}.gz`, 'a change')
  }
  for (const place of [folderPlace(old), bucketPlace(bucket)]) {
    expect(await removeOld(place, 4)).toEqual({ copies: 0, changes: 0 })
    expect(await removeOld(place, 2)).toEqual({ copies: 1, changes: 0 })
    expect((await place.copies()).sort()).toEqual([second, third])
    expect(await removeOld(place, 1)).toEqual({ copies: 1, changes: 1 })
    expect((await place.changes()).map(({ name }) => name.replace('.gz', ''))).toEqual(['00000002.history'])
  }
  await store.stop()
  rmSync(join(old, 'changes'), { recursive: true })
  expect(await removeOld(folderPlace(old), 1)).toEqual({ copies: 0, changes: 0 })
}, 60_000)

async function openStore(prefix: string) {
  const store = await startTemporaryS3(join(folder, `store-${prefix}`))
  const bucket = await bucketOf(`s3:${prefix}`, {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  })
  if (!bucket) throw new Error(`s3:${prefix} names a bucket`)
  return { store, bucket }
}
