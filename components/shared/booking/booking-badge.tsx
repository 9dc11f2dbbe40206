import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { BOOKING_STATES, type BookingTab } from '@/lib/domain/booking/transitions'
import { isLeaving } from '@/lib/domain/booking/vendor-tabs'
import { riyadhDay } from '@/lib/domain/time/days'

const STYLES: Record<BookingTab, { tone: BadgeTone; icon: IconName }> = {
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'info', icon: 'wallet' },
  upcoming: { tone: 'ok', icon: 'check' },
  completed: { tone: 'plain', icon: 'check' },
  cancelled: { tone: 'err', icon: 'close' },
}

/** The namespaces of the state names for guest and vendor. */
const NAMES = { guest: 'vocabulary.bookingState', vendor: 'hosted.state' } as const

/** The tone of a state where its name is written by itself. */
export const toneOfState = (state: BookingWire['status']): BadgeTone => STYLES[BOOKING_STATES[state].tab].tone

interface BookingBadgeProps {
  booking: Pick<BookingWire, 'status' | 'checkOutAt'>
  reader: keyof typeof NAMES
}

/** The state of a booking, with texts for guest or vendor: an icon and a text, never colour alone. */
export function BookingBadge({ booking, reader }: BookingBadgeProps) {
  const t = useTranslations(NAMES[reader])
  const { tone, icon } = STYLES[BOOKING_STATES[booking.status].tab]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {t(isLeaving(booking, riyadhDay(new Date())) ? 'leaving' : booking.status)}
    </Badge>
  )
}
