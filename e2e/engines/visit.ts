import type { Width } from './browser'
import type { Page } from './page'

/** One journey's way through the product: its page, in one language, in a window of one width. */
export interface Visit extends Page {
  origin: string
  locale: 'ar' | 'en'
  width: Width
  t: (key: string, values?: Record<string, string | number>) => string
}

export type Journey = (visit: Visit) => Promise<void>
export type Journeys = Record<string, Journey>
