import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import type { BookingState, BookingTab } from '@/lib/domain/booking/lifecycle'
import { BOOKING_STATES } from '@/lib/domain/booking/lifecycle'

const LOOKS: Record<BookingTab, { tone: BadgeTone; icon: IconName }> = {
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'info', icon: 'wallet' },
  upcoming: { tone: 'ok', icon: 'check' },
  completed: { tone: 'plain', icon: 'check' },
  cancelled: { tone: 'err', icon: 'close' },
}

/** The state of a booking: an icon and a word, never colour alone. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  const words = useTranslations('vocabulary.bookingState')
  const { tone, icon } = LOOKS[BOOKING_STATES[state].tab]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {words(state)}
    </Badge>
  )
}
