import { appendFileSync } from 'node:fs'
import pg from 'pg'

/** Preloaded into the api (`node --import`): writes down every statement that it sends, so that it can be run raw. */
const file = process.env.STATEMENTS_FILE
const { query } = pg.Client.prototype

pg.Client.prototype.query = function recorded(statement, values, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text
  if (text) appendFileSync(file, `${JSON.stringify({ text, values: valuesOf(statement, values) })}\n`)
  return query.call(this, statement, values, ...rest)
}

function valuesOf(statement, values) {
  return Array.isArray(values) ? values : (statement.values ?? [])
}
