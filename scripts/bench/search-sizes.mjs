import { printTitle } from '../steps/print.mjs'
import { benchFolder } from './bench-folder.mjs'
import { connectLike } from './recorded-reads.mjs'
import { filledDatabase, fillUpTo, recordStatements, startApi } from './search-fixture.mjs'
import { measureSearch, printGrowth, printSearches } from './search-times.mjs'
import { searchesToMeasure } from './searches.mjs'

/**
 * Measures every search at each size in turn, smallest first, and prints how its cost grows; `urls`
 * (one a size) are databases that are measured as they are. Returns `[{ size, lines }]`.
 */
export async function searchSizes({ sizes, runs, urls, later }) {
  const folder = benchFolder(later)
  const own = urls ? null : await filledDatabase(folder, sizes[0], later)
  const results = []
  for (const [index, size] of sizes.entries()) {
    if (own && index > 0) await fillUpTo(own, folder, size)
    printTitle(`${size} listings, ${runs} runs each, milliseconds`)
    const lines = await measureSize({ url: own ?? urls[index], folder, later }, runs)
    printSearches(lines)
    results.push({ size, lines })
  }
  if (results.length > 1) printGrowth(results)
  return results
}

async function measureSize(fixture, runs) {
  const searches = searchesToMeasure()
  const statements = await recordStatements(fixture, searches)
  const api = await startApi(fixture)
  const raw = await connectLike(fixture.url, statements.get(searches[0].name)[0])
  const lines = []
  for (const search of searches) {
    lines.push(await measureSearch(search, runs, api, raw, statements.get(search.name)))
  }
  await raw.end()
  await api.stop()
  return lines
}
