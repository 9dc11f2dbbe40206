import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import { BOOKING_STATES, type BookingState, type BookingTab } from '@/lib/domain/booking/lifecycle'

const LOOKS: Record<BookingTab, { tone: BadgeTone; icon: IconName }> = {
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'info', icon: 'wallet' },
  upcoming: { tone: 'ok', icon: 'check' },
  completed: { tone: 'plain', icon: 'check' },
  cancelled: { tone: 'err', icon: 'close' },
}

/** The state of a booking, for guest and host in words of their own: an icon and a word, never colour alone. */
export function BookingBadge({ state, word }: { state: BookingState; word: string }) {
  const { tone, icon } = LOOKS[BOOKING_STATES[state].tab]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {word}
    </Badge>
  )
}
