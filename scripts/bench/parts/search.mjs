import { runAndShow } from '../run-and-show.mjs'

const SIZES = '10000,100000,1000000'
const QUICK_SIZES = '2000'
/** A line of the table of search-times.mjs: the p95 of the api and of the raw statements. */
const LINE = /^\| (.+?) \| \d+ \| [\d.]+ \| ([\d.]+) \| [\d.]+ \| ([\d.]+) \| [\d.]+ \|$/gm

/** Every search at each number of listings; `--sizes=` names them. */
export async function measureSearches({ isQuick, option }) {
  const rows = []
  for (const size of option('sizes', isQuick ? QUICK_SIZES : SIZES).split(',')) {
    const options = [`--services=${size}`, ...(isQuick ? ['--runs=10'] : [])]
    const output = await runAndShow(['scripts/bench-search.mjs', ...options])
    for (const [, name, ours, against] of output.matchAll(LINE))
      rows.push({
        what: `search, ${size} listings: ${name}`,
        ours: Number(ours),
        against: Number(against),
        unit: 'ms p95, against its SQL',
      })
  }
  return rows
}
