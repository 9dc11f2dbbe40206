import type pg from 'pg'

/** Whether the server may keep statements under a name: an old pooler in front of PostgreSQL does not know them. */
export const POSTGRES_STATEMENTS = ['named', 'unnamed'] as const
export type PostgresStatements = (typeof POSTGRES_STATEMENTS)[number]

/** Maximum of prepared statements per connection, because lists of many lengths make many statements. */
const MOST_STATEMENTS = 300

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_STATEMENTS) return known
  const name = `diyar_${names.size}`
  names.set(text, name)
  return name
}

interface Statement {
  text: string
  name?: string
}

const isStatement = (requested: unknown): requested is Statement =>
  typeof requested === 'object' &&
  requested !== null &&
  'text' in requested &&
  typeof requested.text === 'string'

/** Sends what `change` makes of each statement. */
function changeStatements(
  client: pg.PoolClient,
  change: (requested: unknown, values?: unknown) => unknown,
): void {
  const request = client.query.bind(client) as (...requested: unknown[]) => unknown
  const query = (requested: unknown, ...rest: unknown[]) => request(change(requested, rest[0]), ...rest)
  client.query = query as typeof client.query
}

/**
 * Prepares the statements of transactions once per connection: they are few and use keys. Statements outside of a
 * transaction, above all searches, are planned each time for their values.
 */
export function prepareInTransactions(client: pg.PoolClient): void {
  let isInTransaction = false
  changeStatements(client, (requested, values) => {
    const text = isStatement(requested) ? requested.text : requested
    if (typeof text === 'string' && /^begin\b/i.test(text)) isInTransaction = true
    if (typeof text === 'string' && /^(commit|rollback)\s*$/i.test(text)) isInTransaction = false
    const hasValues = Array.isArray(values) && values.length > 0
    const named = isInTransaction && hasValues && isStatement(requested) && !requested.name
    return named ? { ...requested, name: nameOf(requested.text) } : requested
  })
}

/** Sends every statement without a name. */
export function withoutNames(client: pg.PoolClient): void {
  changeStatements(client, (requested) =>
    isStatement(requested) ? { ...requested, name: undefined } : requested,
  )
}
