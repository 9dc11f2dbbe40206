import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paymentHref } from '@/components/shared/booking/payment-address'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { splitHref } from '@/components/shared/split/split-href'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { transition } from '@/lib/domain/booking/edges'
import { EARLY_CHECK_IN_MINUTES } from '@/lib/domain/booking/guards'
import type { BookingEvent } from '@/lib/domain/booking/transitions'
import { addMinutes } from '@/lib/domain/time/days'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { UnlessGivenUp } from './given-up-dates'
import { TransitionButton } from './transition-button'

const Box = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-4);
  padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-info-soft);
  @media (min-width: 960px) { flex-wrap: nowrap; }
`

const Text = styled.p`
  flex: 1 1 260px; display: flex; gap: var(--s-3); align-items: flex-start; color: var(--c-info);
  svg { flex: none; margin-block-start: 4px; }
`

const Actions = styled.div`
  display: grid; gap: var(--s-2); justify-items: center;
  @media (max-width: 959px) {
    position: fixed; z-index: var(--z-tabbar); inset-inline: 0; inset-block-end: 0; justify-items: stretch; min-block-size: var(--h-bookbar);
    padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom)); background: var(--c-raised); box-shadow: var(--e-up);
  }
`

/** The transitions that advance a booking, most urgent first. */
const ADVANCING_EVENTS = [
  'pay',
  'pay_difference',
  'check_in',
  'check_out',
] as const satisfies readonly BookingEvent[]

/** The instant from which the guest can check in. */
export function checkInOpensAt({ checkInAt }: Pick<BookingWire, 'checkInAt'>): string {
  return addMinutes(new Date(checkInAt), -EARLY_CHECK_IN_MINUTES).toISOString()
}

interface NextStepProps {
  booking: BookingWire
  split: SplitWire | null
  now: string
}

/** The guest's next step in the booking graph; nothing after the end. */
export function NextStep({ booking, split, now }: NextStepProps) {
  const t = useTranslations('stay')
  const locale = useLocale()
  const { _id, status, expiresAt, allowed } = booking
  const heldUntil = booking.dateChange?.expiresAt ?? null
  const event = ADVANCING_EVENTS.find((one) => allowed.includes(one))
  if (split?.payBy) return <SplitStep split={split} />
  if (event === 'pay' || event === 'pay_difference') {
    const [purpose, until] =
      event === 'pay' ? (['due_now', expiresAt] as const) : (['difference', heldUntil] as const)
    const step = (
      <Step text={t(`next.${event}`)}>
        <PaymentWindow key={until} expiresAt={until} now={now} />
        <Button as={Link} $size="lg" href={paymentHref(_id, purpose)}>
          {t(`do.${event}`)}
        </Button>
      </Step>
    )
    return event === 'pay' ? step : <UnlessGivenUp change={booking.dateChange}>{step}</UnlessGivenUp>
  }
  if (event) {
    return (
      <Step text={t(`next.${event}`)}>
        <TransitionButton bookingId={_id} event={event} />
      </Step>
    )
  }
  if (transition(status, 'approve', 'vendor') && expiresAt) {
    return <Step text={t('next.answer', { until: formatInstant(expiresAt, locale) })} />
  }
  if (transition(status, 'check_in', 'guest')) {
    return <Step text={t('next.arrive', { from: formatInstant(checkInOpensAt(booking), locale) })} />
  }
  return null
}

/** The guest pays the first share; then the friends pay theirs. */
function SplitStep({ split: { state, token } }: { split: SplitWire }) {
  const t = useTranslations('split')
  const isStarting = state === 'starting'
  return (
    <Step text={t(isStarting ? 'next.starting' : 'next.open')}>
      <Button as={Link} $size="lg" href={splitHref(token)}>
        {t(isStarting ? 'pay.own' : 'toSplit')}
      </Button>
    </Step>
  )
}

function Step({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box>
      <Text>
        <Icon name="clock" size={18} />
        <span>{text}</span>
      </Text>
      {children ? <Actions data-bar>{children}</Actions> : null}
    </Box>
  )
}
