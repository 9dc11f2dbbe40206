import pg from 'pg'

interface Statement {
  text: string
  name?: string
  values: unknown[]
}

/** The statements of one transaction between its beginning and its end, with their values. */
export type Transaction = Statement[]

type Query = (this: pg.Client, asked: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Writes down every transaction that is committed while `work` runs, whichever pool it is on. */
export async function recordTransactions(work: () => Promise<void>): Promise<Transaction[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const ask = prototype.query
  const open = new WeakMap<pg.Client, Transaction>()
  const done: Transaction[] = []
  prototype.query = function (this: pg.Client, asked, values, ...rest) {
    const statement = statementOf(asked, values)
    if (statement && /^begin\b/i.test(statement.text)) open.set(this, [])
    else if (statement && /^commit\b/i.test(statement.text)) done.push(open.get(this) ?? [])
    else if (statement) open.get(this)?.push(statement)
    return ask.call(this, asked, values, ...rest)
  }
  try {
    await work()
  } finally {
    prototype.query = ask
  }
  return done
}

function statementOf(asked: unknown, values: unknown): Statement | null {
  if (typeof asked === 'string') return { text: asked, values: [] }
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null
  const { text, name } = asked as { text: string; name?: string }
  return { text, ...(name ? { name } : {}), values: Array.isArray(values) ? [...values] : [] }
}

/** The same statements by a plain client: one after the other, without rules, prices, an answer or the api around them. */
export async function replay(client: pg.PoolClient, transaction: Transaction): Promise<void> {
  await client.query('BEGIN')
  for (const statement of transaction) await client.query(statement)
  await client.query('COMMIT')
}
