import type { Db } from '@/server/db/open'
import { isTuned } from './tuned'

interface Statement<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

interface Query<T> {
  prepare(name: string): Statement<T>
}

/**
 * A statement whose text is built once for a database and not at each call: for what is asked all the time, building takes
 * longer than running. A tuned driver also lets the connection plan it once, under its name. A transaction of the embedded
 * database is a new one each time, a tuned one of PostgreSQL its connection's.
 */
export function prepared<T>(name: string, build: (db: Db) => Query<T>) {
  const built = new WeakMap<Db, Statement<T>>()
  return (db: Db, values: Record<string, unknown>): Promise<T> => {
    const known = built.get(db) ?? build(db).prepare(isTuned(db) ? name : '')
    built.set(db, known)
    return known.execute(values)
  }
}
