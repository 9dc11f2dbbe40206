import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { fillForAdmins, openAdminSession } from './bench/admin-fixture.mjs'
import { ADMIN_PAGES } from './bench/admin-pages.mjs'
import { benchFolder } from './bench/bench-folder.mjs'
import { connectLike, recordedReads } from './bench/recorded-reads.mjs'
import { filledDatabase, startApi } from './bench/search-fixture.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { percentile, timeOf } from './bench/times.mjs'
import { bundleApi } from './steps/bundle.mjs'
import { option } from './steps/options.mjs'
import { print, printTitle, timed } from './steps/print.mjs'

/**
 * Measures the first page of each table of the console with 100,000 listings, 1 million bookings and 1 million ledger lines
 * on a temporary PostgreSQL: the first answer of a new api, the median of the next ones, and their statements run raw.
 */
const LISTINGS = Number(option('services', 100_000))
const BOOKINGS = Number(option('bookings', 1_000_000))
const RUNS = Number(option('runs', 9))
/** A database of an earlier run with `--keep`, which is measured as it is. */
const KEPT = process.argv.find((one) => one.startsWith('--database='))?.slice('--database='.length)
const KEEP = process.argv.includes('--keep')
const LIMIT_MINUTES = 45
const TARGET_MS = 300

await runBounded(LIMIT_MINUTES, async (later) => {
  await bundleApi('dist/server')
  const folder = benchFolder(later)
  const url = KEPT ?? (await filledDatabase(folder, null, KEEP ? () => undefined : later))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  later(() => client.end())
  const filling = `Adding ${LISTINGS} listings, ${BOOKINGS} bookings and as many ledger lines`
  if (!KEPT) await timed(filling, () => fillForAdmins(client, { listings: LISTINGS, bookings: BOOKINGS }))
  if (KEEP) print(`The database stays: --database=${url}`)
  const token = await openAdminSession(client)
  const file = join(folder, 'statements')
  const recording = ['--import', resolve('scripts/bench/record-statements.mjs')]
  const api = await startApi({ url, folder, later }, recording, { STATEMENTS_FILE: file })
  const lines = []
  for (const path of ADMIN_PAGES) lines.push(await measurePage({ api, token, url, file }, path))
  printPages(lines)
})

async function measurePage({ api, token, url, file }, path) {
  const request = () => readPage(`${api.origin}/api/v1/${path}`, token)
  writeFileSync(file, '')
  const cold = await timeOf(request)
  const statements = recordedReads(file)
  const client = await connectLike(url, statements[0])
  const raw = async () => {
    for (const { text, values } of statements) await client.query(text, values)
  }
  const warm = []
  const plain = []
  for (let run = 0; run < RUNS; run++) {
    warm.push(await timeOf(request))
    plain.push(await timeOf(raw))
  }
  await client.end()
  return { path, cold, warm: percentile(warm, 0.5), raw: percentile(plain, 0.5) }
}

async function readPage(address, token) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`)
}

function printPages(lines) {
  printTitle('The first page of each table, milliseconds')
  print('| table | first | median | raw |')
  print('|---|---|---|---|')
  for (const { path, cold, warm, raw } of lines)
    print(`| ${[path, ...[cold, warm, raw].map((time) => time.toFixed(0))].join(' | ')} |`)
  const missed = lines.filter(({ cold, warm }) => Math.max(cold, warm) > TARGET_MS)
  const verdict = missed.length === 0 ? 'Met' : `Missed by ${missed.map(({ path }) => path).join('; ')}`
  print(`\nTarget: at most ${TARGET_MS} ms, the first one too. ${verdict}.`)
}
