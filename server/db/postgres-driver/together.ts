import type { Db } from '@/server/db/db'
import { isTuned } from './tuned'

type Statement = () => Promise<unknown>
type Answers<T extends readonly Statement[]> = {
  -readonly [K in keyof T]: Awaited<ReturnType<T[K]>>
}

/** PostgreSQL's error for statements after a failure in a transaction (SQLSTATE 25P02). */
const ABORTED = '25P02'

/**
 * Runs independent statements in any order: at once with the tuned driver, else one after the other. Rejects with the
 * first failure after all statements have ended.
 */
export async function together<const T extends readonly Statement[]>(
  db: Db,
  statements: T,
): Promise<Answers<T>> {
  const answers = isTuned(db) ? await sentAtOnce(statements) : await oneAfterTheOther(statements)
  return answers as Answers<T>
}

async function oneAfterTheOther(statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const statement of statements) answers.push(await statement())
  return answers
}

async function sentAtOnce(statements: readonly Statement[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(statements.map((statement) => statement()))
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw failures.find((one) => one?.cause?.code !== ABORTED) ?? failures[0]
  return ended.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
}
