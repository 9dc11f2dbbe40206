import type { Db } from './open'

interface Statement<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

/**
 * A statement whose text is built once for a database and not at each call: for what is asked all the time, building takes
 * longer than running. A transaction of the embedded database is a new one each time, one of PostgreSQL its connection's.
 */
export function prepared<T>(build: (db: Db) => Statement<T>) {
  const built = new WeakMap<Db, Statement<T>>()
  return (db: Db, values: Record<string, unknown>): Promise<T> => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known.execute(values)
  }
}
