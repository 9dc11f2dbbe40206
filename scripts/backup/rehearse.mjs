import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../steps/ports.mjs'
import { capture, PROGRAMS } from '../steps/run.mjs'
import { runPostgres } from './programs.mjs'
import { instantOfCopy } from './record-backup.mjs'
import { restore } from './restore.mjs'
import { ownFolder } from './take-backup.mjs'

const BUNDLE = 'dist/server/check-restored.mjs'
const NOTHING = { copyTakenAt: null, newestAt: null, bookings: null, ledgerEntries: null }

/**
 * Restores the newest backup into a temporary folder, reads every row of the database `name`, checks it and removes it. Never
 * throws: `problem` says what failed. `{ startedAt, durationMs, copyTakenAt, newestAt, bookings, ledgerEntries, problem }`.
 */
export async function rehearse({ from, name }) {
  const startedAt = new Date()
  const folder = mkdtempSync(join(tmpdir(), 'diyar-rehearsal-'))
  let result = NOTHING
  let problem = null
  try {
    await ownFolder(folder)
    const into = join(folder, 'data')
    const { copy } = await restore({ from, into })
    result = { ...NOTHING, copyTakenAt: instantOfCopy(copy) }
    const { problems, ...held } = await checkFolder(into, name)
    result = { ...result, ...held }
    problem = problems.join(' ') || null
  } catch (error) {
    problem = error.message.trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { startedAt, durationMs: Date.now() - startedAt.getTime(), ...result, problem }
}

/** Reached by a socket in the folder alone, which nobody else may enter: so it needs no password. */
async function checkFolder(into, name) {
  const access = join(into, 'rehearsal_hba.conf')
  writeFileSync(access, 'local all all trust\n')
  chmodSync(access, 0o644)
  const port = await freePort()
  const settings = `-p ${port} -k ${into} -c listen_addresses= -c hba_file=${access} -c archive_mode=off -c fsync=off`
  const log = join(into, 'rehearsal.log')
  await runPostgres('pg_ctl', ['-D', into, '-w', '-l', log, '-o', settings, 'start'], { cwd: into })
  try {
    const url = `postgresql://postgres@localhost:${port}/${encodeURIComponent(name)}?host=${encodeURIComponent(into)}`
    // A broken page is found only by who reads it.
    await runPostgres('pg_dump', ['-d', url, '-f', '/dev/null'], { cwd: into })
    return await checkDatabase(url)
  } finally {
    await runPostgres('pg_ctl', ['-D', into, '-w', '-m', 'immediate', 'stop'], { cwd: into })
  }
}

/** `{ newestAt, bookings, ledgerEntries, problems }` by the server's own rules. */
export async function checkDatabase(url) {
  const program = existsSync(BUNDLE) ? [BUNDLE] : [PROGRAMS.tsx, 'server/check-restored-command.ts']
  const env = { ...process.env, DATABASE_URL: url }
  const { code, output, errors } = await capture(process.execPath, program, { env })
  if (code !== 0) throw new Error(errors || output)
  return JSON.parse(output)
}
