import type { Db } from '@/server/db/db'
import type { PaymentsPort } from '@/server/ports/payments/port'

/** What a process uses: its database and the provider of payments. */
interface Outside {
  db: Db
  payments: PaymentsPort
}

/** A statement, a commit and what follows it, a call of the provider and its answer. */
export const STEP_KINDS = ['statement', 'commit', 'committed', 'call', 'answer'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export interface MortalProcess {
  /** The same, until the process dies. */
  wrap(outside: Outside): Outside
  /** It dies in place of its n-th step of a kind from now, counted from 1. */
  dieAt(kind: StepKind, nth: number): void
  isDead(): boolean
  /** Starts anew; answers whether it had died. */
  restart(): boolean
}

/** A process that can be cut off between any two steps: from then on neither the database nor the provider answers it. */
export function aMortalProcess(): MortalProcess {
  let end: { kind: StepKind; left: number } | null = null
  const isDead = () => end !== null && end.left <= 0
  const step = (kind: StepKind) => {
    if (end && kind === end.kind) end.left -= 1
    if (isDead()) throw new Error('the process is dead')
  }
  return {
    wrap: ({ db, payments }) => ({ db: mortalDb(db, step), payments: mortalPayments(payments, step) }),
    dieAt: (kind, nth) => {
      end = { kind, left: nth }
    },
    isDead,
    restart: () => {
      const wasDead = isDead()
      end = null
      return wasDead
    },
  }
}

type Step = (kind: StepKind) => void

/** What Drizzle declares as internal. */
interface Session {
  prepareQuery(...query: unknown[]): { execute(...values: unknown[]): Promise<unknown> }
}

function mortalDb(db: Db, step: Step): Db {
  const { session } = db as unknown as { session: Session }
  const transaction: Db['transaction'] = async (work, config) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(mortalDb(tx, step) as typeof tx)
      step('commit')
      return done
    }, config)
    step('committed')
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
      step('statement')
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
      step('call')
      const answer = await (payments[name] as (...order: never[]) => Promise<unknown>)(...order)
      step('answer')
      return answer
    }
    return [name, call]
  })
  return { ...payments, ...Object.fromEntries(wrapped) }
}
