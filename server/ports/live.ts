import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** Sends a socket event to the open pages of one user; offline users find it in their lists. */
export interface LiveChannel {
  /** `wording` is called once per language; it returns the event in that language. */
  tell<Name extends LiveEventName>(
    userId: string,
    event: Name,
    wording: (language: 'ar' | 'en') => LiveEvents[Name],
  ): void
}
