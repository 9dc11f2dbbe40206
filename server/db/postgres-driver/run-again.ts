import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isLostRace } from '@/server/db/failures'

type Transaction = NodePgDatabase<Record<string, never>>['transaction']

const MOST_TIMES = 3

/** Runs a transaction that lost a deadlock or a serialisation again, at most three times; its work changes nothing but the database. */
export function runAgain(transaction: Transaction): Transaction {
  return async (work, config) => {
    for (let again = 0; ; again += 1) {
      try {
        return await transaction(work, config)
      } catch (error) {
        if (again === MOST_TIMES || !isLostRace(error)) throw error
      }
    }
  }
}
