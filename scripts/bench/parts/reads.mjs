import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { benchFolder } from '../bench-folder.mjs'
import { connectLike, recordedReads } from '../recorded-reads.mjs'
import { filledDatabase, startApi } from '../search-fixture.mjs'
import { percentile, timeOf } from '../times.mjs'

const [WARM_RUNS, RUNS, QUICK_RUNS] = [10, 200, 30]

/** Median times of public reads through the api, against the statements that each of them sends. */
export async function measureReads({ later, isQuick }) {
  const folder = benchFolder(later)
  const url = await filledDatabase(folder, null, later)
  const file = join(folder, 'statements')
  const recording = await startApi(
    { url, folder, later },
    ['--import', resolve('scripts/bench/record-statements.mjs')],
    { STATEMENTS_FILE: file },
  )
  const reads = []
  for (const path of await pathsToRead(recording.origin)) {
    writeFileSync(file, '')
    await read(recording.origin, path)
    reads.push({ path, statements: recordedReads(file) })
  }
  await recording.stop()
  const api = await startApi({ url, folder, later })
  const rows = []
  for (const { path, statements } of reads.filter(({ statements }) => statements.length > 0))
    rows.push(await measureRead({ api, url, path, statements, runs: isQuick ? QUICK_RUNS : RUNS }))
  return rows
}

/** Through the api and raw in turn, so that other load of the machine affects both. */
async function measureRead({ api, url, path, statements, runs }) {
  const client = await connectLike(url, statements[0])
  const [ours, raw] = [[], []]
  for (let run = -WARM_RUNS; run < runs; run++) {
    const times = [
      await timeOf(() => read(api.origin, path)),
      await timeOf(async () => {
        for (const { text, values } of statements) await client.query(text, values)
      }),
    ]
    if (run < 0) continue
    ours.push(times[0])
    raw.push(times[1])
  }
  await client.end()
  return {
    what: `read: ${path}`,
    ours: percentile(ours, 0.5),
    against: percentile(raw, 0.5),
    unit: 'ms, against its SQL',
  }
}

async function pathsToRead(origin) {
  const search = 'services/search?city=Jeddah&page=1'
  const { data } = JSON.parse(await read(origin, search))
  const id = data[0]._id
  const reviews = `services/${id}/reviews?sort=newest&page=1&pageSize=3`
  return [search, 'services/cities', `services/details/${id}`, reviews]
}

async function read(origin, path) {
  const response = await fetch(`${origin}/api/v1/${path}`)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  return text
}
