import type { AdminArea } from '@/lib/domain/admin/areas'
import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

export interface LiveChannel {
  /**
   * Sends a socket event to the open pages of one user; offline users find it in their lists. `wording` is called once
   * per language; it returns the event in that language.
   */
  tell<Name extends LiveEventName>(
    userId: string,
    event: Name,
    wording: (language: 'ar' | 'en') => LiveEvents[Name],
  ): void
  /** Says to the open pages of admins that something in an area of the console changed. */
  announceToAdmins(area: AdminArea): void
}
