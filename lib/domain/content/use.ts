/** GET admin/{cities, categories}/{id}/use: what hiding it touches; each counted up to `MAX_USE`. */
export interface ContentUseWire {
  /** public ones */
  listings: number
  /** that are not over */
  bookings: number
}
export const MAX_USE = 10_000
