import { useTranslations } from 'next-intl'
import { BookingBadge } from '@/components/form/booking-badge'
import type { BookingState } from '@/lib/domain/booking/lifecycle'

/** The state of a booking in the words of its host. */
export function HostedStateBadge({ state }: { state: BookingState }) {
  const t = useTranslations('hosted.state')
  return <BookingBadge state={state} word={t(state)} />
}
