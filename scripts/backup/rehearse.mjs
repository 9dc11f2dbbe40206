import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../steps/ports.mjs'
import { capture, PROGRAMS } from '../steps/run.mjs'
import { postmasterPid } from '../steps/services/postgres.mjs'
import { runPostgres } from './programs.mjs'
import { instantOfCopy } from './record-backup.mjs'
import { restore } from './restore.mjs'
import { ownFolder } from './take-backup.mjs'

const BUNDLE = 'dist/server/check-restored.mjs'
/** What a copy of a primary may ask for: replicas that confirm, an archive, certificates. */
const ALONE = '-c synchronous_standby_names= -c archive_mode=off -c ssl=off -c fsync=off'
const MOST_PROBLEM = 1000
const LONGEST_STOP_MS = 10_000
const NOTHING = { copyTakenAt: null, newestAt: null, bookings: null, ledgerEntries: null }

/**
 * Restores the newest backup into a temporary folder, reads every row of the database `name`, checks it and removes it. Never
 * throws: `problem` says what failed. `leaving` gets what breaks it off before the process ends. `{ startedAt, durationMs, copyTakenAt, newestAt, bookings, ledgerEntries, problem }`.
 */
export async function rehearse({ from, name, leaving = [] }) {
  const startedAt = new Date()
  const folder = mkdtempSync(join(tmpdir(), 'diyar-rehearsal-'))
  leaving.push(() => removeAtOnce(folder))
  let result = NOTHING
  let problem = null
  try {
    await ownFolder(folder)
    const into = join(folder, 'data')
    const { copy } = await restore({ from, into })
    result = { ...NOTHING, copyTakenAt: instantOfCopy(copy) }
    const { problems, ...held } = await checkFolder(into, name, startedAt)
    result = { ...result, ...held }
    problem = problems.join(' ').slice(0, MOST_PROBLEM) || null
  } catch (error) {
    // The end of a log says why.
    problem = error.message.trim().slice(-MOST_PROBLEM)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { startedAt, durationMs: Date.now() - startedAt.getTime(), ...result, problem }
}

/** Without a pause in which the rehearsal could go on. PostgreSQL removes its file of the pid when it has ended. */
function removeAtOnce(folder) {
  const file = join(folder, 'data/postmaster.pid')
  const pid = postmasterPid(file)
  try {
    if (pid) process.kill(pid, 'SIGQUIT')
  } catch {
    // It has just ended by itself.
  }
  const end = Date.now() + LONGEST_STOP_MS
  while (pid && existsSync(file) && Date.now() < end)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  rmSync(folder, { recursive: true, force: true })
}

/** Reached by a socket in the folder alone, which nobody else may enter: so it needs no password. */
async function checkFolder(into, name, startedAt) {
  const access = join(into, 'rehearsal_hba.conf')
  writeFileSync(access, 'local all all trust\n')
  chmodSync(access, 0o644)
  const port = await freePort()
  const files = `-c hba_file=${access} -c ident_file=${join(into, 'pg_ident.conf')}`
  const settings = `-p ${port} -k ${into} -c listen_addresses= ${files} ${ALONE}`
  const log = join(into, 'rehearsal.log')
  await runPostgres('pg_ctl', ['-D', into, '-w', '-l', log, '-o', settings, 'start'], { cwd: into })
  try {
    const url = `postgresql://postgres@localhost:${port}/${encodeURIComponent(name)}?host=${encodeURIComponent(into)}`
    // A broken page is found only by who reads it.
    await runPostgres('pg_dump', ['-d', url, '-f', '/dev/null'], { cwd: into })
    return await checkDatabase(url, startedAt)
  } finally {
    await runPostgres('pg_ctl', ['-D', into, '-w', '-m', 'immediate', 'stop'], { cwd: into })
  }
}

/** `{ newestAt, bookings, ledgerEntries, problems }` by the server's own rules; `at`: until when it should have changes. */
export async function checkDatabase(url, at = new Date()) {
  const program = existsSync(BUNDLE) ? [BUNDLE] : [PROGRAMS.tsx, 'server/check-restored-command.ts']
  const env = { ...process.env, DATABASE_URL: url }
  const { code, output, errors } = await capture(process.execPath, [...program, at.toISOString()], { env })
  if (code !== 0) throw new Error(errors || output)
  return JSON.parse(output)
}
