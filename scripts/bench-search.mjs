import { benchFolder } from './bench/bench-folder.mjs'
import { connectLike } from './bench/recorded-reads.mjs'
import { filledDatabase, recordStatements, startApi } from './bench/search-fixture.mjs'
import { measureSearch, printSearches } from './bench/search-times.mjs'
import { searchesToMeasure } from './bench/searches.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { printTitle } from './steps/print.mjs'

/**
 * Measures GET services/search against the same statements run raw, on DATABASE_URL or on a temporary PostgreSQL that
 * is filled first (`--services=100000`). Not part of the tests.
 */
const optionOf = (name, otherwise) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const LISTINGS = optionOf('services', 100_000)
const RUNS = optionOf('runs', 40)
const LIMIT_MINUTES = 20
const TARGET = 2

await runBounded(LIMIT_MINUTES, async (later) => {
  await buildWhenStale()
  const folder = benchFolder(later)
  const url = process.env.DATABASE_URL || (await filledDatabase(folder, LISTINGS, later))
  const fixture = { url, folder, later }
  const searches = searchesToMeasure()
  const statements = await recordStatements(fixture, searches)
  const api = await startApi(fixture)
  const raw = await connectLike(url, statements.get(searches[0].name)[0])
  later(() => raw.end())
  printTitle(`${RUNS} runs each, milliseconds`)
  const lines = []
  for (const search of searches) {
    lines.push(await measureSearch(search, RUNS, api, raw, statements.get(search.name)))
  }
  printSearches(lines, TARGET)
})
