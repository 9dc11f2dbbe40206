import { print } from '../../steps/print.mjs'
import { PROGRAMS } from '../../steps/run.mjs'
import { startTemporaryPostgres } from '../../steps/services/postgres.mjs'
import { runAndShow } from '../run-and-show.mjs'

const SIZES = [1000, 10_000]
const QUICK_SIZES = [200]

/** One event for each of so many open sockets of one api: from the first that is sent until the last has arrived. */
export async function measureSockets({ later, isQuick }) {
  const database = await startTemporaryPostgres()
  if (!database) {
    print('Left out: PostgreSQL is not installed.')
    return []
  }
  later(database.stop)
  const rows = []
  for (const count of isQuick ? QUICK_SIZES : SIZES) {
    const output = await runAndShow([PROGRAMS.tsx, 'scripts/bench/fan-out.ts', String(count)], {
      ...process.env,
      DATABASE_URL: database.url,
    })
    const { ms, mib } = JSON.parse(output.trim().split('\n').at(-1))
    rows.push({ what: `sockets: an event to ${count}`, ours: ms, unit: 'ms until the last has it' })
    rows.push({
      what: `memory of the api for 1,000 of ${count} sockets`,
      ours: (1000 * mib) / count,
      unit: 'MiB',
    })
  }
  return rows
}
