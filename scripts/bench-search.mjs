import { searchSizes } from './bench/search-sizes.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { option } from './steps/options.mjs'
import { giveUp } from './steps/print.mjs'

/**
 * Measures GET services/search against the same statements run raw, on a temporary PostgreSQL that is filled to each size
 * in turn (`--services=10000,100000,1000000`), or on databases that are there (DATABASE_URL, several divided by commas, one
 * for each size). Not part of the tests.
 */
const LIMIT_MINUTES = 40

await runBounded(LIMIT_MINUTES, async (later) => {
  await buildWhenStale()
  const sizes = option('services', '100000').split(',').map(Number)
  const urls = process.env.DATABASE_URL?.split(',')
  if (urls && urls.length !== sizes.length) giveUp('Name as many sizes in --services as databases.')
  await searchSizes({ sizes, runs: Number(option('runs', 40)), urls, later })
})
