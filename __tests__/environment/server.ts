import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { TestEnvironment } from 'jest-environment-node'

export type CreatePglite = (loadDataDir: () => Promise<Blob>) => Promise<PGlite>

let pglite: Promise<PGlite> | undefined

/** Starting PGlite takes a second: this module is loaded once a worker, so its test files share an instance. */
const workerPglite: CreatePglite = (loadDataDir) => {
  pglite ??= (async () =>
    PGlite.create({ extensions: { btree_gist, pg_trgm }, loadDataDir: await loadDataDir() }))()
  return pglite
}

/** Node with the database of the worker. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, { workerPglite })
  }
}
