import { appendFileSync } from 'node:fs'
import pg from 'pg'

/** Preloaded into the api (`node --import`): records every statement and the connection settings for the raw runs. */
const file = process.env.STATEMENTS_FILE
const { query } = pg.Client.prototype

pg.Client.prototype.query = function recorded(statement, values, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text
  const { options } = this.connectionParameters
  const line = { text, values: valuesOf(statement, values), options }
  if (text) appendFileSync(file, `${JSON.stringify(line)}\n`)
  return query.call(this, statement, values, ...rest)
}

function valuesOf(statement, values) {
  return Array.isArray(values) ? values : (statement.values ?? [])
}
