import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { membersOf } from '../cluster/start-cluster.mjs'
import { capture } from '../steps/run.mjs'
import { postmasterPid } from '../steps/services/postgres.mjs'
import { freezeFamily, signal } from '../steps/signals.mjs'

const NODES = ['database1', 'database2', 'database3']
const STOPPED_MS = 20_000
const DEAD_MS = 35_000
const LOOK_EVERY_MS = 50

/**
 * Each fault breaks something for good (the cluster starts it again by itself) and resolves at the instant from which
 * the errors have `limitSeconds` to end.
 */
export const FAULTS = {
  api: {
    name: 'kill -9 of an api',
    limitSeconds: 5,
    inflict: ({ parts }) => killed(parts.get('api1').pid()),
  },
  web: { name: 'kill -9 of a web', limitSeconds: 5, inflict: ({ parts }) => killed(parts.get('web1').pid()) },
  redis: {
    name: 'kill -9 of Redis',
    limitSeconds: 5,
    inflict: ({ parts }) => killed(parts.get('redis').pid()),
  },
  store: {
    name: 'kill -9 of the bucket',
    limitSeconds: 5,
    inflict: ({ parts }) => killed(parts.get('store').pid()),
  },
  primary: { name: 'the death of the machine of the primary', limitSeconds: 30, inflict: killPrimary },
  postgres: {
    name: 'kill -9 of the primary alone',
    limitSeconds: 30,
    inflict: async ({ folder, ports }) => killed(postmasterPid(pidFileOf(folder, await leaderOf(ports)))),
  },
  switchover: { name: 'a switch-over of the primary by hand', limitSeconds: 5, inflict: switchOver },
  database: { name: 'a stop of 20 s of all three', limitSeconds: 5, inflict: stopAllNodes },
}

function killed(pid) {
  process.kill(pid, 'SIGKILL')
  return Date.now()
}

const pidFileOf = (folder, node) => join(folder, node, 'data/postmaster.pid')

async function leaderOf(ports) {
  const members = await membersOf(ports)
  const leader = members.find(({ role }) => role === 'leader')
  if (!leader) throw new Error('There is no primary to kill.')
  return leader.name
}

async function killPrimary({ folder, ports, parts }) {
  const node = await leaderOf(ports)
  const postmaster = postmasterPid(pidFileOf(folder, node))
  void keepDead(parts.get(node))
  return killed(postmaster)
}

/** A machine that died does not come back at once, unlike a process that its supervisor starts again. */
async function keepDead(part) {
  const end = Date.now() + DEAD_MS
  let last = 0
  while (Date.now() < end) {
    if (part.pid() !== last) {
      last = part.pid()
      signal(last, 'SIGKILL')
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** As docs/deployment.md says: to the replica that has every commit. */
async function switchOver({ folder, ports }) {
  const candidate = (await membersOf(ports)).find(({ role }) => role === 'sync_standby')
  const leader = await leaderOf(ports)
  const file = join(folder, `${leader}.yml`)
  const order = ['switchover', '--leader', leader, '--candidate', candidate.name, '--force', 'diyar']
  const { code, output } = await capture('patronictl', ['-c', file, ...order])
  if (code !== 0 || (await leaderOf(ports)) === leader)
    throw new Error(`The primary was not switched over:\n${output}`)
  return Date.now()
}

async function stopAllNodes({ parts }) {
  const frozen = NODES.map((node) => freezeFamily(parts.get(node).pid()))
  await pause(STOPPED_MS)
  for (const goOn of frozen) goOn()
  return Date.now()
}
