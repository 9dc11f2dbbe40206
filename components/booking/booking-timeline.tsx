import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'

const Line = styled.ol`
  display: grid; list-style: none; padding: 0; margin: 0;
  li { position: relative; display: grid; grid-template-columns: 28px 1fr; gap: var(--s-3); padding-block-end: var(--s-5); }
  li::before { content: ''; position: absolute; inset-block: 28px 0; inset-inline-start: 13px; inline-size: 2px; background: var(--c-line); }
  li[data-last]::before { display: none; }
  .dot { display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary); }
  .state { font-weight: var(--fw-medium); }
  time { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** What happened to a booking, and when, the first event on top. */
export function BookingTimeline({ history }: { history: BookingWire['history'] }) {
  const t = useTranslations('booking')
  const words = useTranslations('vocabulary.bookingState')
  const locale = useLocale()
  return (
    <Line aria-label={t('timelineLabel')}>
      {history.map((event, i) => (
        <li key={event.at + event.status} data-last={i === history.length - 1 || undefined}>
          <span className="dot">
            <Icon name="check" size={16} />
          </span>
          <div>
            <span className="state">{words(event.status)}</span>
            <time dateTime={event.at}>{formatInstant(event.at, locale)}</time>
          </div>
        </li>
      ))}
    </Line>
  )
}
