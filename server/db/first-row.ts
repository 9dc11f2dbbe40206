/** The first row of a query, which has one at most; null without one. */
export async function firstRow<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | null> {
  const [row] = await query
  return row ?? null
}
