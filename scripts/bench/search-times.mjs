import { print, printDim, printTitle } from '../steps/print.mjs'
import { requestSearch } from './search-fixture.mjs'
import { percentile, timeOf } from './times.mjs'

const WARM_RUNS = 5
/** Of the p95 as a multiple of raw, of p95 and first answer in milliseconds, and of the growth of the default order. */
const TARGETS = { ratio: 2, ms: 100, growth: 4 }

/** Measured alternately, so that other load on the machine affects both equally. */
export async function measureSearch(search, runs, api, raw, statements) {
  const throughApi = []
  const throughPg = []
  let found = 0
  let first = null
  for (let count = -WARM_RUNS; count < runs; count++) {
    const apiTime = await timeOf(async () => {
      found = (await requestSearch(api.origin, search)).total
    })
    first ??= apiTime
    const rawTime = await timeOf(async () => {
      for (const { text, values } of statements) await raw.query(text, values)
    })
    if (count < 0) continue
    throughApi.push(apiTime)
    throughPg.push(rawTime)
  }
  printDim(`  ${search.name}`)
  const [a50, a95, p50, p95] = [throughApi, throughPg].flatMap((times) => [
    percentile(times, 0.5),
    percentile(times, 0.95),
  ])
  return { name: search.name, found, first, a50, a95, p50, p95, ratio: a95 / p95 }
}

export function printSearches(lines) {
  printTitle('GET services/search against the same statements run raw')
  print('| search | found | first | p50 | p95 | raw p50 | raw p95 | p95 of raw |')
  print('|---|---|---|---|---|---|---|---|')
  for (const { name, found, first, a50, a95, p50, p95, ratio } of lines) {
    const times = [first, a50, a95, p50, p95].map((time) => time.toFixed(1))
    print(`| ${[name, found, ...times, ratio.toFixed(2)].join(' | ')} |`)
  }
  const { ratio: most, ms } = TARGETS
  print('')
  printVerdict(`p95 at most ${most} times raw`, lines, ({ ratio }) => ratio <= most)
  printVerdict(`p95 below ${ms} ms`, lines, ({ a95 }) => a95 < ms)
  printVerdict(`the first answer of a new api below ${ms} ms`, lines, ({ first }) => first < ms)
}

function printVerdict(target, lines, isMet) {
  const missed = lines.filter((line) => !isMet(line))
  const verdict = missed.length === 0 ? 'Met' : `Missed by ${missed.map(({ name }) => name).join('; ')}`
  print(`Target: ${target}. ${verdict}.`)
}

/** The p50 of each search by size: `[{ name, times, growth }]`, growth as a multiple of the smallest. */
export function growthOf(results) {
  return results[0].lines.map(({ name }, index) => {
    const times = results.map(({ lines }) => lines[index].a50)
    return { name, times, growth: times.at(-1) / times[0] }
  })
}

export function printGrowth(results) {
  printTitle('How the p50 grows, milliseconds')
  print(`| search | ${results.map(({ size }) => size).join(' | ')} | growth |`)
  print(`|${'---|'.repeat(results.length + 2)}`)
  const rows = growthOf(results)
  for (const { name, times, growth } of rows)
    print(`| ${[name, ...times.map((time) => time.toFixed(1)), growth.toFixed(2)].join(' | ')} |`)
  print('')
  printVerdict(
    `the default order grows less than ${TARGETS.growth} times`,
    rows.filter(({ name }) => name === 'default'),
    ({ growth }) => growth < TARGETS.growth,
  )
}
