import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from './cluster/layout.mjs'
import { findPrograms } from './cluster/programs.mjs'
import { startCluster, waitForReplica } from './cluster/start-cluster.mjs'
import { endure } from './drill/endure.mjs'
import { FAULTS } from './drill/faults.mjs'
import { judgeData, judgeFault, reportFault } from './drill/judge.mjs'
import { walkPublicSite } from './drill/public-site/start-walk.mjs'
import { picturesOf, startTraffic } from './drill/traffic.mjs'
import { walkUpgrade } from './drill/upgrade.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { option } from './steps/options.mjs'
import { giveUp, print, timed } from './steps/print.mjs'
import { capture, PROGRAMS } from './steps/run.mjs'
import { warmPages } from './steps/wait-for-answer.mjs'

/**
 * Breaks the cluster under load, fault after fault; with `--minutes=30` it is restarted once and fails over once. Options:
 * --bookings=5 --readers=10 --searchers=5 (a second), --watch=35 (seconds after a fault), --data=folder,
 * --only=api,web,redis,store,primary,postgres,switchover,database
 * `--only=public-site` walks docs/public-site.md in an empty Debian instead; `--only=upgrade` puts this build in the place of
 * the one before its newest migration, or of the commit `--from=`.
 */
const rates = {
  bookings: Number(option('bookings', 5)),
  readers: Number(option('readers', 10)),
  searchers: Number(option('searchers', 5)),
}
const watchMs = 1000 * Number(option('watch', 35))
const minutes = Number(option('minutes', 0))
const chosen = option('only', Object.keys(FAULTS).join(',')).split(',')
const STEADY_MS = 5000
const PATIENCE_MS = 120_000
const QUIET_ANSWER_MS = 1500
/** A guest may have three unpaid bookings; a fault takes a minute or two. */
const seconds = minutes > 0 ? 60 * (minutes + 2) : 150 * chosen.length
const GUESTS = Math.ceil((rates.bookings * seconds) / 3)

if (chosen.includes('public-site')) process.exit(await walkPublicSite())
if (chosen.includes('upgrade')) process.exit(await walkUpgrade({ rates, from: option('from') }))
const { programs, missing } = await findPrograms()
if (missing.length > 0)
  giveUp(`The drill needs programs that are not here: apt-get install -y ${missing.join(' ')}`)
const unknown = chosen.filter((name) => !FAULTS[name])
if (unknown.length > 0)
  giveUp(`No such fault: ${unknown.join(', ')}. There are ${Object.keys(FAULTS).join(', ')}.`)
await buildWhenStale()

const given = option('data')
const folder = given ?? mkdtempSync(join(tmpdir(), 'diyar-drill-'))
let cluster = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130))
try {
  cluster = await startCluster({ folder, front: Number(process.env.PORT || 3000), programs })
  const people = await timed('Preparing guests and listings', () => preparePeople(cluster))
  await warmPages(cluster.address)
  const isRight = await drill(people)
  await end(isRight ? 0 : 1)
} catch (error) {
  print(error.stack)
  await end(1)
}

async function end(code) {
  await cluster?.stop()
  if (code === 0 && !given) rmSync(folder, { recursive: true, force: true })
  else print(`The logs are in ${join(folder, 'logs')}`)
  process.exit(code)
}

async function preparePeople({ urls }) {
  const env = { ...process.env, DATABASE_URL: urls.primary }
  const { code, output } = await capture(
    process.execPath,
    [PROGRAMS.tsx, 'scripts/drill/prepare.ts', String(GUESTS)],
    { env },
  )
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}

async function drill(people) {
  const { PAGES_TO_WARM } = await import('../dist/gateway/public-pages.mjs')
  const pages = PAGES_TO_WARM.flatMap((page) => [page || '/', `/en${page}`])
  const pictures = await picturesOf(cluster.address)
  if (pictures.length === 0) throw new Error('The home page shows no picture to read.')
  const traffic = startTraffic(
    { address: cluster.address, apis: `http://${at(cluster.ports.apis)}` },
    people,
    rates,
    {
      pages,
      pictures,
    },
  )
  await waitUntilQuiet(traffic.events)
  reportQuiet(traffic.events)
  const results =
    minutes > 0 ? [await endure(cluster, traffic.events, minutes)] : await breakAll(traffic.events)
  await waitForReplica(cluster.ports)
  await traffic.stop()
  return judge(traffic.acknowledged, results)
}

async function breakAll(events) {
  const results = []
  for (const name of chosen) {
    await waitForReplica(cluster.ports)
    await waitUntilQuiet(events)
    const since = Date.now()
    const recoveredAt = await FAULTS[name].inflict(cluster)
    await pause(watchMs)
    results.push(judgeFault({ ...FAULTS[name], since, recoveredAt, until: Date.now() }, events))
    reportFault(results.at(-1))
  }
  return results
}

async function judge(acknowledged, results) {
  const data = await judgeData(cluster.urls.primary, acknowledged)
  const { bookings, messages } = acknowledged
  print(`\nacknowledged: ${bookings.length} bookings, ${messages.length} messages`)
  print(
    `lost: ${data.lostBookings} bookings, ${data.lostMessages} messages; double bookings: ${data.doubleBookings}`,
  )
  const broken = results.flatMap(({ withoutSentence }) => withoutSentence)
  print(`failures without a sentence: ${broken.length}`)
  const sum = data.lostBookings + data.lostMessages + data.doubleBookings
  return sum === 0 && broken.length === 0 && results.every(({ isMet }) => isMet)
}

/** Until a few seconds have passed without a failure and without slow answers: what was cold would count as a fault. */
async function waitUntilQuiet(events) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    await pause(STEADY_MS)
    const lately = events.filter(({ endedAt }) => endedAt > Date.now() - STEADY_MS)
    const isCalm = ({ isAnswered, startedAt, endedAt }) => isAnswered && endedAt - startedAt < QUIET_ANSWER_MS
    if (lately.filter(isCalm).length >= 0.95 * lately.length) return
  }
  print('  The machine is too slow for this load: answers take longer than 1.5 s before anything is broken.')
}

/** What the load is before anything breaks. */
function reportQuiet(events) {
  const failed = events.filter(({ isAnswered }) => !isAnswered)
  print(`\nbefore: ${events.length} requests, ${failed.length} failed; statuses ${statusesOf(events)}`)
}

function statusesOf(events) {
  const counts = new Map()
  for (const { kind, status } of events)
    counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
}
