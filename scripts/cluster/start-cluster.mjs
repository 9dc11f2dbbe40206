import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { print, timed } from '../steps/print.mjs'
import { startProgram } from '../steps/processes.mjs'
import { run } from '../steps/run.mjs'
import { accountOf, postmasterPid } from '../steps/services/postgres.mjs'
import { supervise } from '../steps/supervise.mjs'
import { waitForAnswer } from '../steps/wait-for-answer.mjs'
import { apiParts, sharedEnv, storePart, webParts } from './applications.mjs'
import { haproxyPart, nginxPart, redisPart } from './balancers.mjs'
import { databaseParts, databaseUrls, etcdPart } from './databases.mjs'
import { at, NODES, portsOf } from './layout.mjs'

/** A new PostgreSQL is written to disk before it starts. */
const PATIENCE_MS = 240_000
const RUNNING = ['running', 'streaming']
const SECRETS = ['postgres', 'replicator', 'diyar', 'session', 'totp', 'metrics']

/**
 * Starts the many-machine form on this machine and keeps it running. `{ address, folder, ports, secrets, urls, parts, stop }`:
 * `parts` has the pid of each by its name. Throws, with everything stopped, when a part does not start.
 */
export async function startCluster({ folder, front, programs }) {
  const account = await accountOf('postgres')
  const ports = portsOf(front)
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const cluster = { folder, ports, programs, secrets: secretsOf(folder), account, parts: new Map() }
  const stop = () => stopAll(cluster)
  try {
    await startParts(cluster)
  } catch (error) {
    await stop()
    throw error
  }
  const { parts, secrets } = cluster
  const address = `http://localhost:${front}`
  return { address, folder, ports, secrets, urls: databaseUrls(cluster), parts, stop }
}

async function startParts(cluster) {
  const { ports } = cluster
  await timed('etcd', () => startAll(cluster, [etcdPart(cluster)]))
  const [first, ...others] = databaseParts(cluster)
  await timed('The first PostgreSQL', () => startAll(cluster, [first]))
  await timed('Two replicas', () => startAll(cluster, others))
  await timed('haproxy, Redis and the bucket', async () => {
    await startAll(cluster, [redisPart(cluster), haproxyPart(cluster), storePart(cluster)])
    await waitForReplica(ports)
  })
  await timed('Preparing the data', async () => {
    const args = ['--enable-source-maps', 'dist/server/seed.mjs']
    const code = await run(process.execPath, args, { env: sharedEnv(cluster) })
    if (code !== 0) throw new Error('The data could not be prepared: see the lines above.')
  })
  await timed('Two apis', () => startAll(cluster, apiParts(cluster)))
  await timed('Two webs and nginx', () => startAll(cluster, [...webParts(cluster), nginxPart(cluster)]))
}

async function startAll(cluster, parts) {
  for (const part of parts) if (!part.isOurs) own(cluster)
  await Promise.all(parts.map((part) => startPart(cluster, part)))
}

/** Programs that are not ours run without root; what they write belongs to their account. */
function own({ folder, account }) {
  if (!account) return
  const ours = ['shared', 'bucket', 'logs', 'secrets.json']
  chmodSync(folder, 0o755)
  const entries = readdirSync(folder).filter((name) => !ours.includes(name))
  for (const name of entries) chownSync(join(folder, name), account.uid, account.gid)
  chownSync(folder, account.uid, account.gid)
}

async function startPart({ folder, account, parts }, { name, command, args, env, ready, isOurs }) {
  let isReady = false
  let isOver = false
  const options = {
    env: { ...process.env, ...env },
    logDir: join(folder, 'logs'),
    isQuiet: true,
    ...(account && !isOurs ? { ...account, cwd: folder } : {}),
  }
  const part = supervise(() => startProgram(name, command, args, options), {
    isReady: () => isReady,
    log: print,
  })
  parts.set(name, part)
  part.failed.then(() => {
    isOver = true
  })
  isReady = !ready || (await waitForAnswer(ready, () => isOver, PATIENCE_MS))
  if (!isReady || isOver) throw new Error(`${name} did not start: see ${join(folder, 'logs', `${name}.log`)}`)
}

/** All nodes run, and a commit waits for a replica from now on. */
export async function waitForReplica(ports) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const members = await membersOf(ports)
    const roles = members.map(({ role }) => role)
    const areRunning =
      members.length === NODES.length && members.every(({ state }) => RUNNING.includes(state))
    if (areRunning && roles.includes('leader') && roles.includes('sync_standby')) return
    await pause(500)
  }
  throw new Error('No replica follows the primary.')
}

/** Patroni's view of the nodes: `{ name, role, state, … }`; empty while none answers. */
export async function membersOf(ports) {
  for (const rest of [ports.rest1, ports.rest2, ports.rest3]) {
    try {
      const answer = await fetch(`http://${at(rest)}/cluster`, { signal: AbortSignal.timeout(1000) })
      return (await answer.json()).members
    } catch {
      // The next node knows as much.
    }
  }
  return []
}

/** In this order everything finishes what it has begun. */
const STOPPING = [
  ['nginx'],
  ['web1', 'web2'],
  ['api1', 'api2'],
  ['haproxy', 'redis', 'store'],
  ['database1', 'database2', 'database3'],
  ['etcd'],
]

async function stopAll({ folder, parts }) {
  for (const names of STOPPING) await Promise.all(names.map((name) => parts.get(name)?.stop()))
  for (const name of STOPPING[4]) killOrphan(join(folder, name, 'data/postmaster.pid'))
}

/** A PostgreSQL outlives a Patroni that was killed. */
function killOrphan(pidFile) {
  const pid = postmasterPid(pidFile)
  if (!pid) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has ended by itself.
  }
}

/** Random, and the same again in a folder that was used before. */
function secretsOf(folder) {
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) {
    const made = SECRETS.map((name) => [name, randomBytes(24).toString('hex')])
    writeFileSync(file, JSON.stringify(Object.fromEntries(made)), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
