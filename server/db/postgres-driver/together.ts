import { isRefusedAfterFailure } from '@/server/db/failures'

type Statement = () => Promise<unknown>
type Answers<T extends readonly Statement[]> = {
  -readonly [K in keyof T]: Awaited<ReturnType<T[K]>>
}

/**
 * Sends independent statements at once. All of them run, whichever fails; then it rejects with the first failure, which in a
 * transaction is not PostgreSQL's refusal of what follows a failure.
 */
export async function together<const T extends readonly Statement[]>(statements: T): Promise<Answers<T>> {
  const ended = await Promise.allSettled(statements.map((statement) => statement()))
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw failures.find((one) => !isRefusedAfterFailure(one)) ?? failures[0]
  return ended.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as Answers<T>
}
