import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../steps/ports.mjs'
import { capture } from '../steps/run.mjs'
import { postgresProgram, runPostgres } from './programs.mjs'

const LONGEST_REPLAY_S = 3600
const LOOK_EVERY_MS = 200

/**
 * A new data folder with the state of an instant, or with everything that was received: PostgreSQL replays the changes
 * and is stopped again. `{ copy, reached }`: the copy it began with, and the time of the last transaction.
 */
export async function restore({ from, into, until }) {
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`)
  const copy = await copyBefore(from, until)
  await from.fetchCopy(copy, into)
  const limits = await limitsOf(into)
  writeTarget({ changes: await from.fetchChanges(into), into, until, limits })
  writeConfiguration(into)
  await giveAway(into)
  const log = join(into, 'restore.log')
  // A copy of a primary may name these in a folder of that machine.
  const files = `-c hba_file=${into}/pg_hba.conf -c ident_file=${into}/pg_ident.conf -c ssl=off`
  const options = `-p ${await freePort()} -c listen_addresses= -k ${into} -c archive_mode=off -c hot_standby=off ${files}`
  const start = ['-D', into, '-l', log, '-w', '-t', String(LONGEST_REPLAY_S), '-o', options, 'start']
  try {
    await runPostgres('pg_ctl', start, { cwd: into })
    await waitUntilOver(into)
  } catch (error) {
    throw new Error(`${error.message}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
  } finally {
    await runPostgres('pg_ctl', ['-D', into, '-w', '-m', 'fast', 'stop'], { cwd: into }).catch(
      () => undefined,
    )
  }
  rmSync(join(into, 'restore-changes'), { recursive: true, force: true })
  return { copy, reached: lastTransaction(readFileSync(log, 'utf8')) }
}

/** Copies are named by the instant at which they were asked for; one from after `until` has too much in it. */
async function copyBefore(from, until) {
  const limit = until ? until.toISOString().replaceAll(':', '-') : '9'
  const copy = (await from.copies())
    .filter((name) => name < limit)
    .sort()
    .at(-1)
  if (!copy)
    throw new Error(`There is no copy in ${from.name}${until ? ` from before ${until.toISOString()}` : ''}.`)
  return copy
}

/** Names in `pg_controldata`, and of the settings that replay the changes only where they are as large as on the primary. */
const LIMITS = {
  max_connections: 'max_connections',
  max_worker_processes: 'max_worker_processes',
  max_wal_senders: 'max_wal_senders',
  max_prepared_xacts: 'max_prepared_transactions',
  max_locks_per_xact: 'max_locks_per_transaction',
}

/** Those of the primary: its configuration may lie outside of the data folder. One that grew later matters to standbys alone. */
async function limitsOf(into) {
  const { command } = await postgresProgram('pg_controldata')
  const { code, output } = await capture(command, ['-D', into], { env: { ...process.env, LC_ALL: 'C' } })
  if (code !== 0) throw new Error(output)
  return Object.entries(LIMITS).flatMap(([name, setting]) => {
    const value = new RegExp(`^${name} setting: +(\\d+)$`, 'm').exec(output)?.[1]
    return value ? [`${setting} = ${value}`] : []
  })
}

/** The last file is received under another name until it is full. */
function writeTarget({ changes, into, until, limits }) {
  const lines = [
    ...limits,
    `restore_command = 'cp "${changes}/%f" "%p" || cp "${changes}/%f.partial" "%p"'`,
    ...(until
      ? [`recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
      : []),
    "recovery_target_action = 'promote'",
    "recovery_target_timeline = 'latest'",
  ]
  const file = join(into, 'postgresql.auto.conf')
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, `${known}\n${lines.join('\n')}\n`)
  writeFileSync(join(into, 'recovery.signal'), '')
}

/** Debian keeps these outside of the data folder, so that no copy has them; without them no PostgreSQL starts. */
function writeConfiguration(into) {
  const texts = {
    'postgresql.conf': '',
    'pg_ident.conf': '',
    'pg_hba.conf':
      'local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n',
  }
  for (const [name, text] of Object.entries(texts))
    if (!existsSync(join(into, name))) writeFileSync(join(into, name), text)
}

async function giveAway(into) {
  const { account } = await postgresProgram('pg_ctl')
  mkdirSync(into, { recursive: true })
  chmodSync(into, 0o700)
  if (account.uid !== undefined) await capture('chown', ['-R', `${account.uid}:${account.gid}`, into])
}

/** PostgreSQL removes the signal when it has reached the target and is a database of its own. */
async function waitUntilOver(into) {
  const end = Date.now() + LONGEST_REPLAY_S * 1000
  while (existsSync(join(into, 'recovery.signal'))) {
    if (Date.now() > end) throw new Error('The changes were not replayed in an hour.')
    if (!existsSync(join(into, 'postmaster.pid')))
      throw new Error('PostgreSQL ended while it replayed the changes.')
    await pause(LOOK_EVERY_MS)
  }
}

const lastTransaction = (log) => /last completed transaction was at log time (.+)/.exec(log)?.[1] ?? null
