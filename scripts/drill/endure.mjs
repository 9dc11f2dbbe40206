import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../cluster/layout.mjs'
import { memoryOf } from '../steps/footprint.mjs'
import { print } from '../steps/print.mjs'
import { waitForAnswer } from '../steps/wait-for-answer.mjs'
import { FAULTS } from './faults.mjs'
import { judgeFault, reportFault } from './judge.mjs'

const READY = { api1: '/readyz', api2: '/readyz', web1: '/', web2: '/' }
const PARTS = Object.keys(READY)
const SAMPLE_MS = 10_000
/** Until the balancers ask again. */
const SEEN_MS = 3000
const LOOK_EVERY_MS = 100
/** Memory that grows no more than that is flat. */
const MOST_GROWTH = 1.15

/**
 * Mixed traffic for so many minutes: after a third of them each api and web is restarted in turn, after two thirds the machine of the
 * primary dies. Nothing fails but what the failover costs, within its limit.
 */
export async function endure(cluster, events, minutes) {
  const { parts, ports } = cluster
  const third = (minutes * 60_000) / 3
  const memory = []
  const sample = () =>
    memory.push(Object.fromEntries(PARTS.map((name) => [name, memoryOf(parts.get(name).pid())])))
  const begin = Date.now()
  await pause(third)
  for (const name of PARTS) await restart(name, parts, ports)
  print('  Each api and web was restarted.')
  const timer = setInterval(sample, SAMPLE_MS)
  await pause(third)
  const since = Date.now()
  const failed = reportFailures(
    events.filter(({ startedAt, endedAt }) => startedAt >= begin && endedAt < since),
  )
  const recoveredAt = await FAULTS.primary.inflict(cluster)
  print('  The machine of the primary died.')
  await pause(third)
  clearInterval(timer)
  const failover = judgeFault({ ...FAULTS.primary, since, recoveredAt, until: Date.now() }, events)
  reportFault(failover)
  const isFlat = reportMemory(memory)
  return {
    withoutSentence: [...failed, ...failover.withoutSentence],
    isMet: failed.length === 0 && failover.isMet && isFlat,
  }
}

async function restart(name, parts, ports) {
  const old = parts.get(name).pid()
  process.kill(old, 'SIGTERM')
  while (parts.get(name).pid() === old) await pause(LOOK_EVERY_MS)
  if (!(await waitForAnswer(`http://${at(ports[name])}${READY[name]}`)))
    throw new Error(`${name} did not come back.`)
  await pause(SEEN_MS)
}

function reportFailures(events) {
  const failed = events.filter(({ isAnswered }) => !isAnswered)
  print(`${events.length} requests, ${failed.length} failed`)
  for (const { kind, path, status, problem } of failed.slice(0, 10))
    print(`  ${kind} ${path} ${status} ${problem ?? ''}`)
  return failed
}

/** From the middle of what was measured to its end, because a new process first takes what it needs. */
function reportMemory(memory) {
  const tail = memory.slice(Math.floor(memory.length / 2))
  const verdicts = PARTS.map((name) => {
    const [first, last] = [tail[0]?.[name] ?? 0, tail.at(-1)?.[name] ?? 0]
    const isFlat = last <= first * MOST_GROWTH
    print(
      `memory of ${name}: ${first.toFixed(0)} MiB, at the end ${last.toFixed(0)}: ${isFlat ? 'flat' : 'NOT FLAT'}`,
    )
    return isFlat
  })
  return verdicts.every(Boolean)
}
