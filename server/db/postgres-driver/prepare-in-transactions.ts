import type { PoolClient } from 'pg'

/** Distinct statements that are kept prepared; lists of many lengths would fill every connection. */
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

const isStatement = (asked: unknown): asked is Statement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'

/**
 * Lets a connection parse and plan the statements of its transactions once: those are the same few, by keys. What is
 * asked outside of one (a search above all) is planned anew each time, for the values that it has.
 */
export function prepareInTransactions(client: PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  let isInTransaction = false
  const query = (asked: unknown, values?: unknown, ...rest: unknown[]) => {
    const text = isStatement(asked) ? asked.text : asked
    if (typeof text === 'string' && /^begin\b/i.test(text)) isInTransaction = true
    if (typeof text === 'string' && /^(commit|rollback)\s*$/i.test(text)) isInTransaction = false
    const hasValues = Array.isArray(values) && values.length > 0
    const named = isInTransaction && hasValues && isStatement(asked) && !asked.name
    return ask(named ? { ...asked, name: nameOf(asked.text) } : asked, values, ...rest)
  }
  client.query = query as typeof client.query
}
