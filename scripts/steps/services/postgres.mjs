import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../ports.mjs'
import { capture } from '../run.mjs'
import { freezeFamily } from '../signals.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL in a temporary folder, without durability: `{ url, stop, crash, start, freeze, thaw }`. Null where
 * PostgreSQL is not installed. Never as root, which PostgreSQL refuses.
 */
export async function startTemporaryPostgres(settings = '') {
  if (!(await isPostgresInstalled())) return null
  return startServer(`-c fsync=off -c synchronous_commit=off ${settings}`, (data) => [
    'initdb',
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
  ])
}

/** Starts a replica of a temporary PostgreSQL, which streams its log. */
export const startTemporaryReplica = (primaryUrl) =>
  startServer('', (data) => [
    'pg_basebackup',
    ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast'],
  ])

/** `create` names the program and the arguments that fill a folder of data. */
async function startServer(ownSettings, create) {
  const programs = await programsFolder()
  const account = await accountOf('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'diyar-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const options = account ? { ...account, cwd: folder } : { cwd: folder }
  const data = join(folder, 'data')
  const port = await freePort()
  const pgCtl = (...args) => capture(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  let goOn = () => {}
  const freeze = () => {
    goOn = freezeFamily(postmasterPid(join(data, 'postmaster.pid')))
  }
  const thaw = () => goOn()
  const crash = () => {
    // One that is frozen would not end.
    thaw()
    return pgCtl('stop', '-m', 'immediate')
  }
  const stop = async () => {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  }
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=100 ${ownSettings}`
  const start = () => pgCtl('-l', join(folder, 'log'), '-o', settings, 'start')
  const [program, args] = create(data)
  for (const step of [() => capture(join(programs, program), args, options), start]) {
    const { code, output } = await step()
    if (code !== 0) {
      await stop()
      throw new Error(output)
    }
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop, crash, start, freeze, thaw }
}

/** Starts PostgreSQL on a data folder that is there: `{ url, stop }`. */
export async function startPostgresOn(data) {
  const account = await accountOf('postgres')
  const port = await freePort()
  const pgCtl = join(await programsFolder(), 'pg_ctl')
  const request = (...args) => capture(pgCtl, ['-D', data, '-w', ...args], { ...account, cwd: data })
  const log = join(data, 'restored.log')
  const { code, output } = await request('-l', log, '-o', `-p ${port} -k ${data} -h 127.0.0.1`, 'start')
  if (code !== 0) throw new Error(output)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => request('stop', '-m', 'fast'),
  }
}

/** Whether a temporary PostgreSQL can be started here. */
export async function isPostgresInstalled() {
  return Boolean(await programsFolder()) && (process.getuid?.() !== 0 || Boolean(await accountOf('postgres')))
}

/** The folder of the newest PostgreSQL programs; undefined where there are none. */
export async function programsFolder() {
  const onPath = await capture('which', ['initdb'])
  // Behind the links that a path may have to some of the programs.
  if (onPath.code === 0) return dirname(realpathSync(onPath.output.trim()))
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : []
  return versions.map((one) => join(DEBIAN_FOLDER, one, 'bin')).find((one) => existsSync(join(one, 'initdb')))
}

/** The ids of a system account that root can switch to; else null. */
export async function accountOf(name) {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all([capture('id', ['-u', name]), capture('id', ['-g', name])])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null
}

/** The pid of a running PostgreSQL; null without one, and while it is being created (its file has a negative one). */
export function postmasterPid(pidFile) {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
  return pid > 0 ? pid : null
}
