import pg from 'pg'

/** Writes a whole copy into the database that it is of, where the status page of the console reads it. */
export const recordBackup = ({ url, name }) =>
  insert(url, 'INSERT INTO backups (name, taken_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    instantOfCopy(name),
  ])

/** Writes the result of a rehearsed restore, where the status page and the metrics read it. */
export const recordRehearsal = ({ url, result }) =>
  insert(
    url,
    `INSERT INTO rehearsed_restores (started_at, duration_ms, copy_taken_at, newest_at, bookings, ledger_entries, problem)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[result.startedAt, result.durationMs, result.copyTakenAt, result.newestAt],
      ...[result.bookings, result.ledgerEntries, result.problem],
    ],
  )

/** Copies are named by their instant, with dashes in its time. */
export const instantOfCopy = (name) => new Date(name.replace(/T(\d+)-(\d+)-/, 'T$1:$2:'))

async function insert(url, statement, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
