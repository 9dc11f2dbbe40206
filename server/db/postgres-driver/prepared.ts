import type { Db } from '@/server/db/db'

interface Statement<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

interface Query<T> {
  prepare(name: string): Statement<T>
}

/**
 * A statement whose text is built once per database, because building a frequent query takes longer than running it.
 * PostgreSQL also prepares it by name, once per connection; PGlite has a new transaction object each time.
 */
export function prepared<T>(name: string, build: (db: Db) => Query<T>) {
  const built = new WeakMap<Db, Statement<T>>()
  return (db: Db, values: Record<string, unknown>): Promise<T> => {
    const known = built.get(db) ?? build(db).prepare(name)
    built.set(db, known)
    return known.execute(values)
  }
}
