import { http } from '@/lib/api/browser'
import { ApiError } from '@/lib/api/http'
import type { AdminSettingsWire, SettingsBody } from '@/lib/domain/content/settings'

export const updateSettings = (body: SettingsBody) =>
  http.send<AdminSettingsWire>('put', 'admin/settings', body)

/** The settings of another admin who was faster; null for any other failure. */
export function staleSettingsOf(failure: unknown): AdminSettingsWire | null {
  if (!(failure instanceof ApiError) || failure.code !== 'stale_decision') return null
  return (failure.answer as unknown as { current: AdminSettingsWire }).current
}
