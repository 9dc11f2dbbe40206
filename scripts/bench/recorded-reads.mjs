import { readFileSync } from 'node:fs'
import pg from 'pg'

/** The statements in a file of record-statements.mjs that read; what follows its last end of a line is still being written. */
export function recordedReads(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
    .filter(({ text }) => /^(select|with)/i.test(text.trim()))
}

/** A client with the planner settings under which a statement was recorded. */
export async function connectLike(url, { options }) {
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  return client
}
