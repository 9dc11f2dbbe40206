const LENGTH = 300

/** What an operator reads of an error in a table or a log, shortened. */
export const problemOf = (error: unknown): string => innermostMessage(error).slice(0, LENGTH)

/** The message of the innermost cause: those that wrap it have the statement and its values, which may be somebody's data. */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return innermostMessage(error.cause)
  // A name with two addresses, such as localhost, fails with an error for each and no message of its own.
  if (error instanceof AggregateError && !error.message) return innermostMessage(error.errors[0])
  return error.message || error.name
}
