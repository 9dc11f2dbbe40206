/** GET admin/{cities, categories, facility-groups, facilities}/{id}/use: what hiding it touches; each counted up to `MAX_USE`. */
export interface ContentUseWire {
  /** public ones */
  listings: number
  /** that are not over; null where what is hidden has none of its own */
  bookings: number | null
}
export const MAX_USE = 10_000
