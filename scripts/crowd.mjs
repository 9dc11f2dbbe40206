import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { benchFolder } from './bench/bench-folder.mjs'
import { filledDatabase } from './bench/search-fixture.mjs'
import { serveDemo } from './bench/serve-demo.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { listingPaths } from './crowd/addresses.mjs'
import { startVisitors, summaryOf } from './crowd/visitors.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { memoryOf, sizeOfFolder } from './steps/footprint.mjs'
import { option } from './steps/options.mjs'
import { print, printDim, printTitle } from './steps/print.mjs'
import { warmPages } from './steps/wait-for-answer.mjs'

/**
 * Ordinary visitors while a crawler asks for ever new pages, first from one address, then from many. Options with their
 * defaults: --seconds=60 --connections=500 --addresses=1,50,500 --visitors=3 (a second)
 * --rest=150 (seconds after each crawler; pages leave the memory of the web after 120)
 */
const SECONDS = Number(option('seconds', 60))
const CONNECTIONS = Number(option('connections', 500))
const CROWDS = option('addresses', '1,50,500').split(',').map(Number)
const VISITORS = Number(option('visitors', 3))
const WARM_SECONDS = 15
const REST_SECONDS = Number(option('rest', 150))
const LIMIT_MINUTES = 8 + (CROWDS.length * (SECONDS + REST_SECONDS + 15)) / 60
const TARGET_MS = 1000

await runBounded(LIMIT_MINUTES, async (later) => {
  await buildWhenStale()
  const demo = await serveOnPostgres(later)
  const listings = await listingPaths(demo.origin)
  await warmPages(demo.origin)
  printTitle('Visitors alone, then with a crawler')
  report('nobody else', summaryOf(await visitorsDuring(demo, listings, () => pause(WARM_SECONDS * 1000))))
  reportFootprint('before', demo)
  for (const addresses of CROWDS) {
    const crawl = { ...demo, listings, addresses, count: CONNECTIONS, seconds: SECONDS }
    let crawled
    const answers = await visitorsDuring(demo, listings, async () => {
      crawled = await crawlBeside(crawl, demo)
    })
    report(`a crawler on ${CONNECTIONS} connections from ${addresses} addresses`, summaryOf(answers))
    printDim(
      `  the crawler was answered ${JSON.stringify(crawled.statuses)}, without Retry-After ${crawled.refusedWithoutTime}`,
    )
    await pause(REST_SECONDS * 1000)
    reportFootprint(`${REST_SECONDS} s later`, demo)
  }
})

async function serveOnPostgres(later) {
  const folder = benchFolder(later)
  const database = await filledDatabase(folder, null, later)
  return serveDemo(later, { DATA_DIR: folder, DATABASE_URL: database, TRUSTED_PROXIES: 'loopback' })
}

async function visitorsDuring({ origin }, listings, work) {
  const stop = startVisitors(origin, listings, VISITORS)
  await work()
  return stop()
}

async function crawlBeside({ origin, listings, count, addresses, seconds }, demo) {
  const child = fork('scripts/crowd/crawler.mjs', [
    JSON.stringify({ origin, listings, count, addresses, seconds }),
  ])
  const timer = setInterval(() => reportFootprint('  meanwhile', demo), 15_000)
  const [crawled] = await once(child, 'message')
  clearInterval(timer)
  return crawled
}

function report(name, { asked, failed, p50, p95, longest }) {
  const verdict = failed.length === 0 && p95 < TARGET_MS ? 'met' : 'NOT MET'
  print(
    `${name}: ${asked} answers, ${failed.length} failed, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, longest ${longest.toFixed(0)} ms: ${verdict}`,
  )
  for (const { path, status } of failed.slice(0, 5)) printDim(`  ${status} ${path}`)
}

function reportFootprint(when, { pids, folder }) {
  const folders = { 'the data': folder, "Next's cache": '.next/cache', 'the built pages': '.next/server' }
  const memory = Object.entries(pids).map(([name, pid]) => `${name} ${memoryOf(pid).toFixed(0)} MiB`)
  const disk = Object.entries(folders).map(([name, one]) => `${name} ${sizeOfFolder(one).toFixed(1)} MiB`)
  print(`  ${when}: ${[...memory, ...disk].join(', ')}`)
}
