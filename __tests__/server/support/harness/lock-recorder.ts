import type { Db } from '@/server/db/db'

/** A lock that a transaction took: of the listing, a user, accounts, a series of documents; and a row that one of them guards. */
export interface Lock {
  kind: 'listing' | 'user' | 'accounts' | 'series' | 'bookingRow' | 'offerRow'
  of: string
}

/** In the order of docs/booking-consistency.md; rows of a booking and of an offer are guarded by its listing. */
const STATEMENTS: readonly [Lock['kind'], RegExp][] = [
  ['listing', /from "listings".* for no key update/s],
  ['user', /from "users".* for no key update/s],
  ['accounts', /from "ledger_accounts".* for no key update|insert into "ledger_entries"/s],
  ['series', /insert into "invoice_series"/],
  ['bookingRow', /^(update|delete from) "(bookings|payments|refunds|money_timers|exception_requests)"/],
  ['offerRow', /^update "private_offers"/],
]

export interface LockRecorder {
  wrap(db: Db): Db
  /** the locks of each transaction, in their order */
  transactions: Lock[][]
}

export function aLockRecorder(): LockRecorder {
  const transactions: Lock[][] = []
  const wrap = (db: Db): Db => {
    const transaction: Db['transaction'] = (work, config) => {
      const locks: Lock[] = []
      transactions.push(locks)
      return db.transaction((tx) => work(recording(tx, locks) as typeof tx), config)
    }
    return Object.create(db, { transaction: { value: transaction } })
  }
  return { wrap, transactions }
}

/** What Drizzle declares as internal. */
interface Session {
  prepareQuery(
    query: { sql: string; params: unknown[] },
    ...more: unknown[]
  ): {
    execute(...values: unknown[]): Promise<unknown>
  }
}

function recording(tx: Db, locks: Lock[]): Db {
  const { session } = tx as unknown as { session: Session }
  const prepareQuery: Session['prepareQuery'] = (query, ...more) => {
    const prepared = session.prepareQuery(query, ...more)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = (...values) => {
      for (const [kind, pattern] of STATEMENTS) {
        if (pattern.test(query.sql)) locks.push({ kind, of: ofLock(kind, query.params) })
      }
      return execute(...values)
    }
    return prepared
  }
  return Object.create(tx, {
    session: { value: Object.create(session, { prepareQuery: { value: prepareQuery } }) },
  })
}

const ofLock = (kind: Lock['kind'], params: unknown[]) =>
  kind === 'listing' || kind === 'user' || kind === 'series' ? String(params[0]) : ''
