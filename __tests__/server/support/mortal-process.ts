import type { Db } from '@/server/db/db'
import type { PaymentsPort } from '@/server/ports/payments/port'

/** What a process uses: its database and the provider of payments. */
interface Outside {
  db: Db
  payments: PaymentsPort
}

export interface MortalProcess {
  /** The same, until the process dies. */
  wrap(outside: Outside): Outside
  /** It dies in place of its n-th step from now, counted from 1: a statement, an end of a transaction, a call or an answer of the provider. */
  dieAt(step: number): void
  isDead(): boolean
  /** Starts anew; answers whether it had died. */
  restart(): boolean
}

/** A process that can be cut off between any two steps: from then on neither the database nor the provider answers it. */
export function aMortalProcess(): MortalProcess {
  let left = Number.POSITIVE_INFINITY
  const isDead = () => left <= 0
  const step = () => {
    left -= 1
    if (isDead()) throw new Error('the process is dead')
  }
  return {
    wrap: ({ db, payments }) => ({ db: mortalDb(db, step), payments: mortalPayments(payments, step) }),
    dieAt: (nth) => {
      left = nth
    },
    isDead,
    restart: () => {
      const wasDead = isDead()
      left = Number.POSITIVE_INFINITY
      return wasDead
    },
  }
}

type Step = () => void

/** What Drizzle declares as internal. */
interface Session {
  prepareQuery(...query: unknown[]): { execute(...values: unknown[]): Promise<unknown> }
}

function mortalDb(db: Db, step: Step): Db {
  const { session } = db as unknown as { session: Session }
  const transaction: Db['transaction'] = async (work, config) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(mortalDb(tx, step) as typeof tx)
      step()
      return done
    }, config)
    step()
    return result
  }
  return Object.create(db, {
    session: { value: mortalSession(session, step) },
    transaction: { value: transaction },
  })
}

function mortalSession(session: Session, step: Step): Session {
  const prepareQuery: Session['prepareQuery'] = (...query) => {
    const prepared = session.prepareQuery(...query)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async (...values) => {
      step()
      return execute(...values)
    }
    return prepared
  }
  return Object.create(session, { prepareQuery: { value: prepareQuery } })
}

const CALLS = ['start', 'find', 'capture', 'void', 'refund'] as const

function mortalPayments(payments: PaymentsPort, step: Step): PaymentsPort {
  const wrapped = CALLS.map((name) => {
    const call = async (...order: never[]) => {
      step()
      const answer = await (payments[name] as (...order: never[]) => Promise<unknown>)(...order)
      step()
      return answer
    }
    return [name, call]
  })
  return { ...payments, ...Object.fromEntries(wrapped) }
}
