import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { transition } from '@/lib/domain/booking/edges'
import {
  BOOKING_STATES,
  type BookingEvent,
  type BookingRole,
  type BookingState,
} from '@/lib/domain/booking/transitions'
import { formatInstant } from '@/lib/i18n/dates'

const Line = styled.ol`
  display: grid; list-style: none; padding: 0; margin: 0;
  li { position: relative; display: grid; grid-template-columns: 28px 1fr; gap: var(--s-3); padding-block-end: var(--s-5); }
  li::before { content: ''; position: absolute; inset-block: 28px 0; inset-inline-start: 13px; inline-size: 2px; background: var(--c-line); }
  li[data-last] { padding-block-end: 0; }
  li[data-last]::before { display: none; }
  time { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
`

const Dot = styled.span`
  display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary);
  [data-ended] & { background: var(--c-err-soft); color: var(--c-err); }
  [data-ahead] & { background: transparent; box-shadow: inset 0 0 0 2px var(--c-line-strong); }
`

const State = styled.span`
  [data-now] & { font-weight: var(--fw-semibold); }
  [data-ahead] & { color: var(--c-ink-3); }
`

interface Step {
  state: BookingState
  at: string | null
  isAhead: boolean
}

/** The events of a booking with their times, then the steps to come. */
export function BookingTimeline({ booking }: { booking: BookingWire }) {
  const t = useTranslations('stay')
  const words = useTranslations('vocabulary.bookingState')
  const locale = useLocale()
  const steps = stepsOf(booking)
  return (
    <Line aria-label={t('timeline')}>
      {steps.map(({ state, at, isAhead }, i) => (
        <li
          key={`${state}${at}`}
          data-last={i === steps.length - 1 || undefined}
          data-ahead={isAhead || undefined}
          data-now={i === booking.history.length - 1 || undefined}
          data-ended={BOOKING_STATES[state].tab === 'cancelled' || undefined}
        >
          <Dot>{isAhead ? null : <Icon name={iconOf(state)} size={16} />}</Dot>
          <div>
            <State data-step>
              {words(state)}
              {isAhead ? <span className="sr-only"> {t('ahead')}</span> : null}
            </State>
            {at ? <time dateTime={at}>{formatInstant(at, locale)}</time> : null}
          </div>
        </li>
      ))}
    </Line>
  )
}

function stepsOf({ history, status, dueNow, checkInAt, checkOutAt }: BookingWire): Step[] {
  const planned: Partial<Record<BookingState, string>> = { checked_in: checkInAt, completed: checkOutAt }
  return [
    ...history.map(({ status: state, at }) => ({ state, at, isAhead: false })),
    ...upcomingStates(status, dueNow > 0).map((state) => ({
      state,
      at: planned[state] ?? null,
      isAhead: true,
    })),
  ]
}

const iconOf = (state: BookingState) => (BOOKING_STATES[state].tab === 'cancelled' ? 'close' : 'check')

/** The events of a booking without refusals or cancellations, in order. */
const REGULAR_EVENTS: readonly { event: BookingEvent; by: BookingRole; isForPaid?: boolean }[] = [
  { event: 'approve', by: 'vendor', isForPaid: true },
  { event: 'approve_unpaid', by: 'vendor', isForPaid: false },
  { event: 'pay', by: 'guest' },
  { event: 'check_in', by: 'guest' },
  { event: 'check_out', by: 'guest' },
]

/** The regular states that follow `state`; empty where the booking has ended. `isPaidOnline`: an amount is due before arrival. */
export function upcomingStates(state: BookingState, isPaidOnline: boolean): BookingState[] {
  const ahead: BookingState[] = []
  for (const { event, by, isForPaid } of REGULAR_EVENTS) {
    const edge = transition(ahead.at(-1) ?? state, event, by)
    if (edge && (isForPaid === undefined || isForPaid === isPaidOnline)) ahead.push(edge.to)
  }
  return ahead
}
