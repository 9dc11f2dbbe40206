/** The page that an address asks for; the first one where it says nothing sensible. */
export function pageOf({ page }: { page?: string }): number {
  return /^\d{1,3}$/.test(page ?? '') ? Math.max(1, Number(page)) : 1
}
