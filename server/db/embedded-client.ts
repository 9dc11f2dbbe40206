import {
  parse as answered,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

type Runner = Pick<PGlite, 'query'>

interface Known {
  name: string
  /** of its parameters */
  types: number[]
}

/** Plans of so many statements are stored; the one that was not used for the longest time goes first. */
const MOST_KNOWN = 500
/** "cached plan must not change result type": a table was altered since. */
const CHANGED_RESULT = '0A000'

const { serialize } = protocol

/**
 * The client as Drizzle gets it. PGlite's own `query` has a statement parsed and planned anew each time, in six messages, and copies
 * its 300 parsers for each one that Drizzle changes: together more than half of what a small query takes. Here a statement is
 * parsed once and then bound in one message, as on PostgreSQL.
 */
export async function quickClient(client: PGlite): Promise<PGlite> {
  // An instance that was opened before has those of its last owner.
  await client.exec('DEALLOCATE ALL')
  const statements = statementsOf(client)
  const query = <T>(text: string, values: unknown[] = [], options?: QueryOptions) =>
    client._runExclusiveTransaction(async () => {
      const answer = await statements.run<T>(text, values, options)
      await client.syncToFs()
      return answer
    })
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(quickTransaction(tx, statements.run)))
  const { exec } = client
  return Object.assign(Object.create(client), { query, transaction, exec: exec.bind(client) })
}

function quickTransaction(tx: Transaction, run: Run): Transaction {
  const query: Runner['query'] = (text, values = [], options) => {
    if (tx.closed) throw new Error('Transaction is closed')
    return run(text, values, options)
  }
  return Object.assign(Object.create(tx), { query })
}

type Run = <T>(text: string, values: unknown[], options?: QueryOptions) => Promise<Results<T>>

/** Runs statements of a client, each by the name under which it was parsed. */
function statementsOf(client: PGlite): { run: Run } {
  const known = new Map<string, Known>()
  let named = 0
  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  const parse = async (text: string): Promise<Known> => {
    named += 1
    const name = `diyar_${named}`
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return { name, types: answered.parseDescribeStatementResults(answers) }
  }
  const forget = async (text: string): Promise<void> => {
    const statement = known.get(text)
    known.delete(text)
    if (statement) await send(serialize.close({ type: 'S', name: statement.name }))
  }
  const find = async (text: string): Promise<Known> => {
    const statement = known.get(text) ?? (await parse(text))
    known.delete(text)
    known.set(text, statement)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) await forget(oldest)
    return statement
  }
  const execute = async <T>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<T>> => {
    const { name: statement, types } = await find(text)
    const { parsers, ...others } = options ?? {}
    // Those of Drizzle are the same for every statement.
    Object.assign(client.parsers, parsers)
    const bound = serialize.bind({ statement, values: values.map((one, i) => written(one, types[i])) })
    const answers = await send(bound, serialize.describe({ type: 'P' }), serialize.execute({}))
    const [result] = answered.parseResults(answers, client.parsers, others)
    return result as Results<T>
  }
  const written = (value: unknown, type = 0): string | null => {
    if (value === null || value === undefined) return null
    // A value that is no text would break the message of the next statement as well.
    return String(client.serializers[type]?.(value) ?? value)
  }
  return {
    run: (text, values, options) =>
      client._runExclusiveQuery(async () => {
        const isAlone = !client.isInTransaction()
        try {
          return await execute(text, values, options)
        } catch (error) {
          if (!hasChangedResult(error)) throw error
          await forget(text)
          if (!isAlone) throw error
          return execute(text, values, options)
        }
      }),
  }
}

const hasChangedResult = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === CHANGED_RESULT
