import pg from 'pg'

/** Writes a whole copy into the database that it is of, where the status page of the console reads it. */
export async function recordBackup({ url, name }) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const takenAt = new Date(name.replace(/T(\d+)-(\d+)-/, 'T$1:$2:'))
    await client.query('INSERT INTO backups (name, taken_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      takenAt,
    ])
  } finally {
    await client.end()
  }
}
