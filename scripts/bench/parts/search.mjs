import { searchSizes } from '../search-sizes.mjs'
import { growthOf } from '../search-times.mjs'

const SIZES = '10000,100000,1000000'
const QUICK_SIZES = '2000'

/** Every search at each number of listings, and how its cost grows; `--sizes=` names them. */
export async function measureSearches({ later, isQuick, option }) {
  const sizes = option('sizes', isQuick ? QUICK_SIZES : SIZES)
    .split(',')
    .map(Number)
  const results = await searchSizes({ sizes, runs: isQuick ? 10 : 40, urls: null, later })
  const searches = results.flatMap(({ size, lines }) =>
    lines.map(({ name, a95, p95 }) => ({
      what: `search, ${size} listings: ${name}`,
      ours: a95,
      against: p95,
      unit: 'ms p95, against its SQL',
    })),
  )
  if (results.length === 1) return searches
  const growths = growthOf(results).map(({ name, times }) => ({
    what: `search, from ${sizes[0]} to ${sizes.at(-1)} listings: ${name}`,
    ours: times.at(-1),
    against: times[0],
    unit: 'ms p50, against the fewest',
  }))
  return [...searches, ...growths]
}
