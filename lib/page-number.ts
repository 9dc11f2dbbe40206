/** The page number of a query; 1 where it is missing or not a number. */
export function pageOf({ page }: { page?: string }): number {
  return /^\d{1,3}$/.test(page ?? '') ? Math.max(1, Number(page)) : 1
}
