import { print, printDim, printTitle } from '../steps/print.mjs'
import { requestSearch } from './search-fixture.mjs'
import { percentile, timeOf } from './times.mjs'

const WARM_RUNS = 5

/** Measured alternately, so that other load on the machine affects both equally. */
export async function measureSearch(search, runs, api, raw, statements) {
  const throughApi = []
  const throughPg = []
  let found = 0
  for (let count = -WARM_RUNS; count < runs; count++) {
    const apiTime = await timeOf(async () => {
      found = (await requestSearch(api.origin, search)).total
    })
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
  return { name: search.name, found, a50, a95, p50, p95, ratio: a95 / p95 }
}

export function printSearches(lines, target) {
  printTitle('GET services/search against the same statements run raw')
  print('| search | found | p50 | p95 | raw p50 | raw p95 | p95 of raw |')
  print('|---|---|---|---|---|---|---|')
  for (const { name, found, a50, a95, p50, p95, ratio } of lines) {
    const times = [a50, a95, p50, p95].map((time) => time.toFixed(1))
    print(`| ${[name, found, ...times, ratio.toFixed(2)].join(' | ')} |`)
  }
  const unread = lines.filter(({ ratio }) => ratio > target)
  const verdict = unread.length === 0 ? 'Met' : `Missed by ${unread.map(({ name }) => name).join('; ')}`
  print(`\nTarget: p95 at most ${target} times raw. ${verdict}.`)
}

/** The p50 of each search by size, and that of the largest as a multiple of the smallest. */
export function printGrowth(results) {
  printTitle('How the p50 grows, milliseconds')
  print(`| search | ${results.map(({ size }) => size).join(' | ')} | growth |`)
  print(`|${'---|'.repeat(results.length + 2)}`)
  for (const [index, { name }] of results[0].lines.entries()) {
    const times = results.map(({ lines }) => lines[index].a50)
    const growth = times.at(-1) / times[0]
    print(`| ${[name, ...times.map((time) => time.toFixed(1)), growth.toFixed(2)].join(' | ')} |`)
  }
}
