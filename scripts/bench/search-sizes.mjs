import { print, printTitle } from '../steps/print.mjs'
import { benchFolder } from './bench-folder.mjs'
import { connectLike } from './recorded-reads.mjs'
import { filledDatabase, fillUpTo, recordStatements, requestSearch, startApi } from './search-fixture.mjs'
import { measureSearch, printGrowth, printSearches } from './search-times.mjs'
import { searchesToMeasure } from './searches.mjs'
import { timeOf } from './times.mjs'

const TARGET = 2

/**
 * Measures every search at each size in turn, smallest first, and prints how its cost grows; `url` names a database that
 * is measured as it is. Returns `{ size, first, lines }` of each; `first` is the first search of a new api in ms.
 */
export async function searchSizes({ sizes, runs, url: given, later }) {
  const folder = benchFolder(later)
  const url = given || (await filledDatabase(folder, sizes[0], later))
  const results = []
  for (const [index, size] of (given ? ['given'] : sizes).entries()) {
    if (index > 0) await fillUpTo(url, folder, size)
    printTitle(`${size} listings, ${runs} runs each, milliseconds`)
    const result = { size, ...(await measureSize({ url, folder, later }, runs)) }
    printSearches(result.lines, TARGET)
    print(`The first search of a new api: ${result.first.toFixed(1)} ms.`)
    results.push(result)
  }
  if (results.length > 1) printGrowth(results)
  return results
}

async function measureSize(fixture, runs) {
  const searches = searchesToMeasure()
  const statements = await recordStatements(fixture, searches)
  const api = await startApi(fixture)
  const first = await timeOf(() => requestSearch(api.origin, searches[0]))
  const raw = await connectLike(fixture.url, statements.get(searches[0].name)[0])
  const lines = []
  for (const search of searches) {
    lines.push(await measureSearch(search, runs, api, raw, statements.get(search.name)))
  }
  await raw.end()
  await api.stop()
  return { first, lines }
}
