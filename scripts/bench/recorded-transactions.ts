import pg from 'pg'

interface Statement {
  text: string
  name?: string
  values: unknown[]
}

/** The statements between BEGIN and COMMIT of one transaction, with their values. */
export type Transaction = Statement[]

type Query = (this: pg.Client, requested: unknown, values?: unknown, ...rest: unknown[]) => unknown

const open = new WeakMap<pg.Client, Transaction>()
let done: Transaction[] | null = null

// Patched before any connection is opened, because connections copy the function.
const prototype = pg.Client.prototype as unknown as { query: Query }
const request = prototype.query
prototype.query = function (this: pg.Client, requested, values, ...rest) {
  if (done) note(this, done, statementOf(requested, values))
  return request.call(this, requested, values, ...rest)
}

function note(client: pg.Client, into: Transaction[], statement: Statement | null): void {
  if (!statement) return
  if (/^begin\b/i.test(statement.text)) open.set(client, [])
  else if (/^commit\b/i.test(statement.text)) into.push(open.get(client) ?? [])
  else open.get(client)?.push(statement)
}

/** Records every transaction that commits while `work` runs, on any pool. */
export async function recordTransactions(work: () => Promise<unknown>): Promise<Transaction[]> {
  const recorded: Transaction[] = []
  done = recorded
  try {
    await work()
  } finally {
    done = null
  }
  return recorded
}

function statementOf(requested: unknown, asValues: unknown): Statement | null {
  const given = typeof requested === 'string' ? { text: requested } : requested
  if (typeof given !== 'object' || given === null || !('text' in given)) return null
  const { text, name, values = asValues } = given as { text: string; name?: string; values?: unknown }
  return { text, ...(name ? { name } : {}), values: Array.isArray(values) ? [...values] : [] }
}

/** Sends the same statements one after the other through a plain client, without the api. */
export async function replay(client: pg.PoolClient, transaction: Transaction): Promise<void> {
  await client.query('BEGIN')
  for (const statement of transaction) await client.query(statement)
  await client.query('COMMIT')
}
