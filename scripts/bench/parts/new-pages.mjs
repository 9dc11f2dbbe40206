import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listingPaths, unvisitedAddress } from '../../crowd/addresses.mjs'
import { connections, requestPage } from '../../crowd/request-page.mjs'
import { memoryOf } from '../../steps/footprint.mjs'
import { printDim } from '../../steps/print.mjs'
import { benchFolder } from '../bench-folder.mjs'
import { serveDemo } from '../serve-demo.mjs'

const PAGES = 20_000
const QUICK_PAGES = 1000
/** Compiles what is rendered and fills what is bounded, so that it does not count as growth. */
const FIRST_PAGES = 1000
/** As many as are rendered at once; more would be refused. */
const AT_ONCE = 3
const REFUSED = 503
const REFUSED_MS = 500
/** Bodies of pages leave the memory after two minutes, at the next of the purges. */
const REST_MS = 150_000
const HEAP_MS = 10_000
const MIB = 1024 * 1024

/** What remains in the memory of the web after so many ever new pages, against what was there before them. */
export async function measureNewPages({ later, isQuick }) {
  const heapFolder = benchFolder(later)
  const preload = `${process.env.NODE_OPTIONS ?? ''} --import=${resolve('scripts/bench/report-heap.mjs')}`
  const demo = await serveDemo(later, {
    TRUSTED_PROXIES: 'loopback',
    CALLS_PER_MINUTE: '1000000',
    NODE_OPTIONS: preload.trim(),
    HEAP_FOLDER: heapFolder,
  })
  const listings = await listingPaths(demo.origin)
  const crawl = createCrawl(demo.origin, listings)
  const atRest = async () => {
    await pause(REST_MS)
    const resident = memoryOf(demo.pids.web)
    return { resident, heap: await heapOf(demo.pids.web, heapFolder) }
  }
  await crawl(FIRST_PAGES)
  const before = await atRest()
  const count = isQuick ? QUICK_PAGES : PAGES
  const statuses = await crawl(count)
  printDim(`  answered ${JSON.stringify(statuses)}`)
  const after = await atRest()
  const what = (kind) => `${kind} of the web after ${count} ever new pages and a rest`
  return [
    {
      what: what('memory'),
      ours: after.resident,
      against: before.resident,
      unit: 'MiB, against before them',
    },
    {
      what: what('heap and buffers'),
      ours: after.heap,
      against: before.heap,
      unit: 'MiB, against before them',
    },
  ]
}

/** Asks for so many addresses of which none comes twice, from ever new visitors; resolves to the count of each status. */
function createCrawl(origin, listings) {
  const agent = connections(AT_ONCE)
  const asked = new Set()
  let visitors = 0

  function newAddress() {
    let path
    do path = unvisitedAddress(listings)
    while (asked.has(path))
    asked.add(path)
    return path
  }

  async function ask(path) {
    visitors += 1
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const { status } = await requestPage(origin, path, { agent, address })
    if (status !== REFUSED) return status
    await pause(REFUSED_MS)
    return ask(path)
  }

  return async (count) => {
    const statuses = {}
    let left = count
    const walk = async () => {
      while (left-- > 0) {
        const status = await ask(newAddress())
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    return statuses
  }
}

/** The heap and the buffers of a process without its garbage, in MiB. */
async function heapOf(pid, folder) {
  const file = join(folder, String(pid))
  rmSync(file, { force: true })
  process.kill(pid, 'SIGWINCH')
  for (const end = Date.now() + HEAP_MS; Date.now() < end; await pause(100))
    if (existsSync(file)) {
      const bytes = Number(readFileSync(file, 'utf8'))
      if (bytes > 0) return bytes / MIB
    }
  throw new Error('The web does not report its heap.')
}
