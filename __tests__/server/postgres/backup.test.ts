import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { restore } from '@/scripts/backup/restore.mjs'
import { followChanges, takeCopy } from '@/scripts/backup/take-backup.mjs'
import { startPostgresOn, startTemporaryPostgres } from '@/scripts/steps/postgres.mjs'
import { eventually } from '../../eventually'

const folder = mkdtempSync(join(tmpdir(), 'diyar-backup-'))
const backups = join(folder, 'backups')
let postgres: NonNullable<Awaited<ReturnType<typeof startTemporaryPostgres>>>

beforeAll(async () => {
  chmodSync(folder, 0o777)
  const started = await startTemporaryPostgres()
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

test('a database is as it was at an instant after its copy, also when everything was deleted later', async () => {
  const on = (statement: string) => ask(postgres.url, statement)
  const following = await followChanges({ url: postgres.url, folder: backups })
  await on("CREATE TABLE notes AS SELECT 'before the copy' AS text")
  const copy = await takeCopy({ url: postgres.url, folder: backups })
  await on("INSERT INTO notes VALUES ('after the copy')")
  const [row] = await on('SELECT clock_timestamp() AS instant')
  await on('DELETE FROM notes')
  const [ended] = await on('SELECT pg_walfile_name(pg_switch_wal()) AS file')
  await eventually(() => existsSync(join(backups, 'changes', String(ended?.['file']))))
  await following.stop()

  const into = join(folder, 'restored')
  expect((await restore({ from: backups, into, until: row?.['instant'] as Date })).copy).toBe(copy)
  const restored = await startPostgresOn(into)
  expect(await ask(restored.url, 'SELECT text FROM notes ORDER BY text')).toEqual([
    { text: 'after the copy' },
    { text: 'before the copy' },
  ])
  await restored.stop()
  await expect(restore({ from: backups, into, until: undefined })).rejects.toThrow('is not empty')
}, 90_000)
