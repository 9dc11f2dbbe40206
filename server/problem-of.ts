const LENGTH = 300

/**
 * What an operator reads of an error: the message of its innermost cause, shortened. The messages that wrap it have the
 * statement and its values, which may be somebody's data.
 */
export function problemOf(error: unknown): string {
  let inner = error
  while (inner instanceof Error && inner.cause) inner = inner.cause
  const text = inner instanceof Error ? inner.message || inner.name : String(inner)
  return text.slice(0, LENGTH)
}
