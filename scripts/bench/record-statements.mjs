import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'
import pg from 'pg'

/**
 * Preloaded into the api (`node --import`): records every statement of a request, not those of timers, and the connection
 * settings for the raw runs.
 */
const file = process.env.STATEMENTS_FILE
const requests = new AsyncLocalStorage()
const { emit } = Server.prototype
const { query } = pg.Client.prototype

Server.prototype.emit = function inRequest(event, ...rest) {
  const next = () => emit.call(this, event, ...rest)
  return event === 'request' ? requests.run(event, next) : next()
}

pg.Client.prototype.query = function recorded(statement, values, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text
  if (!requests.getStore()) return query.call(this, statement, values, ...rest)
  const { options } = this.connectionParameters
  const line = { text, values: valuesOf(statement, values), options }
  if (text) appendFileSync(file, `${JSON.stringify(line)}\n`)
  return query.call(this, statement, values, ...rest)
}

function valuesOf(statement, values) {
  return Array.isArray(values) ? values : (statement.values ?? [])
}
