/**
 * Waits for statements of one transaction that need nothing of each other's answers. They are sent at once and run in this
 * order, as long as each of them is asked before its function first waits. All have ended when this ends, and the first that
 * failed tells why: PostgreSQL refuses whatever follows it.
 */
export async function together<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(statements)
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(statements)
}
