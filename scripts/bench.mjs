import { cpus } from 'node:os'
import { measureBookings, measureOnCluster } from './bench/parts/bookings.mjs'
import { measureMemory } from './bench/parts/memory.mjs'
import { measureNewPages } from './bench/parts/new-pages.mjs'
import { measurePages } from './bench/parts/pages.mjs'
import { measureReads } from './bench/parts/reads.mjs'
import { measureSearches } from './bench/parts/search.mjs'
import { measureSockets } from './bench/parts/sockets.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { option } from './steps/options.mjs'
import { giveUp, print, printTitle, timed } from './steps/print.mjs'

/**
 * One table of figures, each beside what it is measured against. `--only=pages,reads` measures some parts, `--quick` small
 * sizes, `--sizes=10000,1000000` the listings of the search. Not part of the tests.
 */
const PARTS = {
  pages: { minutes: 6, measure: measurePages },
  reads: { minutes: 4, measure: measureReads },
  search: { minutes: 60, measure: measureSearches },
  bookings: { minutes: 5, measure: measureBookings },
  cluster: { minutes: 8, measure: measureOnCluster },
  sockets: { minutes: 6, measure: measureSockets },
  memory: { minutes: 6, measure: measureMemory },
  'new-pages': { minutes: 50, measure: measureNewPages },
}
const isQuick = process.argv.includes('--quick')
const chosen = option('only', Object.keys(PARTS).join(',')).split(',')
const BUILD_MINUTES = 10

const unknown = chosen.filter((name) => !PARTS[name])
if (unknown.length > 0)
  giveUp(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)

const limit = chosen.reduce((sum, name) => sum + PARTS[name].minutes, BUILD_MINUTES)
await runBounded(limit, async (later) => {
  await buildWhenStale()
  const rows = []
  for (const name of chosen) rows.push(...(await timed(name, () => measurePart(PARTS[name], later))))
  printRows(rows)
})

/** What a part starts ends with it, so that the next one has the machine for itself. */
async function measurePart({ measure }, later) {
  const cleanups = []
  const clean = async () => {
    for (const one of cleanups.splice(0).reverse()) await one()
  }
  later(clean)
  try {
    return await measure({ later: (one) => cleanups.push(one), isQuick, option })
  } finally {
    await clean()
  }
}

function printRows(rows) {
  const [{ model }] = cpus()
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  printTitle(`${day} UTC, ${cpus().length} cores (${model.trim()})${isQuick ? ', small sizes' : ''}`)
  print('| what | ours | against | ratio | |')
  print('|---|---|---|---|---|')
  for (const { what, ours, against, unit } of rows) {
    const [base, ratio] = against === undefined ? ['–', '–'] : [figure(against), (ours / against).toFixed(2)]
    print(`| ${what} | ${figure(ours)} | ${base} | ${ratio} | ${unit} |`)
  }
}

function figure(value) {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
