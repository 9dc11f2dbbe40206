import pg from 'pg'
import { benchFolder } from './bench/bench-folder.mjs'
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
  const raw = await connectRaw(url, statements.get(searches[0].name), later)
  printTitle(`${RUNS} runs each, milliseconds`)
  const lines = []
  for (const search of searches) {
    lines.push(await measureSearch(search, RUNS, api, raw, statements.get(search.name)))
  }
  printSearches(lines, TARGET)
})

/** Connects with the planner settings of the api. */
async function connectRaw(url, [{ options }], later) {
  const raw = new pg.Client({ connectionString: url, options })
  await raw.connect()
  later(() => raw.end())
  return raw
}
