import type { PGlite } from '@electric-sql/pglite'
import { TestEnvironment } from 'jest-environment-node'
import './read-typescript.cjs'

export type CreatePglite = (loadDataDir: () => Promise<Blob>) => Promise<PGlite>

/** PostgreSQL sets a timer for its statistics after each statement, in PGlite by this callback. */
const PGLITE_TIMER = '__emscripten_timeout'
const { setTimeout: start } = globalThis
/** That timer is no work that a worker has to wait for: it would never end by itself. */
const startWithoutPglite = (run: () => void, ms?: number, ...values: []) => {
  const timer = start(run, ms, ...values)
  return String(run).includes(PGLITE_TIMER) ? timer.unref() : timer
}
globalThis.setTimeout = Object.assign(startWithoutPglite, start)

let pglite: Promise<PGlite> | undefined

/** Starting PGlite takes a second: this module is loaded once a worker, so its test files share an instance. */
const workerPglite: CreatePglite = (loadDataDir) => {
  pglite ??= (async () => {
    const { PGlite } = await import('@electric-sql/pglite')
    const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist')
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
    return PGlite.create({ extensions: { btree_gist, pg_trgm }, loadDataDir: await loadDataDir() })
  })()
  return pglite
}

/** Node with the database, the packages and the product of the worker. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, { workerPglite, workerRequire: require })
    // Packages of the worker ask `instanceof Error` of what a test file throws, and the other way round.
    Object.setPrototypeOf(this.global.Error.prototype, Error.prototype)
    Object.assign(this.global, { Error, AggregateError, RangeError })
  }
}
