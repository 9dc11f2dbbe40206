import { useTranslations } from 'next-intl'
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

/** The state of a booking in the words of its host. */
export function HostedStateBadge({ state }: { state: BookingState }) {
  const t = useTranslations('hosted.state')
  const { tone, icon } = LOOKS[BOOKING_STATES[state].tab]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {t(state)}
    </Badge>
  )
}
