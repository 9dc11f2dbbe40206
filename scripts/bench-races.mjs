import { giveUp } from './steps/print.mjs'
import { PROGRAMS, run } from './steps/run.mjs'
import { startTemporaryPostgres } from './steps/services/postgres.mjs'
import { createThrowawayDatabase } from './steps/services/throwaway-database.mjs'

/**
 * Measures races for dates on TEST_DATABASE_URL or a temporary PostgreSQL; with `--throughput` only the bookings a second,
 * whose figures are the last line. Not part of the tests.
 */
const named = process.env.TEST_DATABASE_URL
const temporary = named ? null : await startTemporaryPostgres()
if (!named && !temporary) giveUp('PostgreSQL is not installed and TEST_DATABASE_URL is not set.')

const database = await createThrowawayDatabase(named ?? temporary.url)
try {
  const env = { ...process.env, DATABASE_URL: database.url }
  process.exitCode = await run(
    process.execPath,
    [PROGRAMS.tsx, 'scripts/bench/races.ts', ...process.argv.slice(2)],
    {
      env,
    },
  )
} finally {
  await database.drop()
  await temporary?.stop()
}
