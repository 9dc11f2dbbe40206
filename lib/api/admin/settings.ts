import { ApiError } from '@/lib/api/http'
import type { AdminSettingsWire } from '@/lib/domain/content/settings'

/** The settings of another admin who was faster; null for any other failure. */
export function staleSettingsOf(failure: unknown): AdminSettingsWire | null {
  if (!(failure instanceof ApiError) || failure.code !== 'stale_decision') return null
  return (failure.answer as unknown as { current: AdminSettingsWire }).current
}
