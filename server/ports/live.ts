import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** Tells the open pages of one user something now; whoever is away finds it in the lists. */
export interface LiveChannel {
  /** `wording` is asked once for each language in which the user may have a page open. */
  tell<Name extends LiveEventName>(
    userId: string,
    event: Name,
    wording: (language: 'ar' | 'en') => LiveEvents[Name],
  ): void
}
