import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { ConversationBooking, ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'

const Strip = styled(Link)`
  display: flex; align-items: center; gap: var(--s-2) var(--s-3); padding: var(--s-2) var(--s-4); min-block-size: var(--tap);
  background: var(--c-primary-soft); color: var(--c-ink); font-size: var(--fs-sm); line-height: var(--lh-snug);
`

const Dates = styled.span`
  flex: 1;
`

const State = styled.span`
  font-weight: var(--fw-semibold); color: var(--c-primary);
  ${Strip}:hover & { text-decoration: underline; text-underline-offset: 4px; }
`

interface BookingStripProps {
  conversation: ConversationWire
  booking: ConversationBooking
}

/** The booking of the conversation: its dates, its state, and a link. */
export function BookingStrip({ conversation, booking }: BookingStripProps) {
  const t = useTranslations('messages')
  const states = useTranslations('vocabulary.bookingState')
  const locale = useLocale()
  const { _id, code, status, checkIn, checkOut } = booking
  const href = conversation.side === 'guest' ? `/booking/${_id}` : `/request-details?id=${_id}`
  return (
    <Strip href={href} prefetch={false}>
      <Icon name="calendar" size={18} />
      <Dates>
        {t('stay', {
          from: formatDay(checkIn, locale, 'dayMonth'),
          to: formatDay(checkOut, locale, 'dayMonth'),
        })}{' '}
        · <bdi className="num">{code}</bdi>
      </Dates>
      <State>{states(status)}</State>
      <Icon name="chevron" size={16} flip />
    </Strip>
  )
}
