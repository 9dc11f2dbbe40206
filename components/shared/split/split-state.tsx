'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { Notice } from '@/components/shared/notice'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { ShareWire, SplitWire } from '@/lib/contract/schemas/splits/wire'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { isActiveSplit, type SplitState as State } from '@/lib/domain/splits/split'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Column = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  progress { inline-size: 100%; block-size: 8px; accent-color: var(--c-primary); }
`

const Sums = styled.div`
  display: grid; gap: var(--s-2);
  p:first-child { font-weight: var(--fw-semibold); }
  p + p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Shares = styled.ol`
  display: grid; padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4); min-block-size: var(--tap); padding-block: var(--s-2); border-block-end: 1px solid var(--c-line); }
  li:last-child { border-block-end: 0; }
  strong { flex: 1 1 auto; font-weight: var(--fw-medium); }
`

const Deadline = styled.div`
  display: grid; gap: var(--s-1); justify-items: center; text-align: center; font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** A split that became whole, and whose booking ended early. */
type Shown = State | 'ended'
const TONES = {
  starting: 'info',
  open: 'info',
  whole: 'ok',
  returned: 'warn',
  ended: 'warn',
} as const satisfies Record<Shown, string>

function shownState({ state, payBy, bookingState }: SplitWire): Shown {
  if (state === 'whole') return BOOKING_STATES[bookingState].tab === 'cancelled' ? 'ended' : 'whole'
  return isActiveSplit(state) && payBy === null ? 'returned' : state
}

interface SplitStateProps {
  split: SplitWire
  /** the server's clock at the response */
  now: string
}

/** What became of a split: its shares by number, the sum that remains, and until when it can be paid. */
export function SplitState({ split, now }: SplitStateProps) {
  const t = useTranslations('split')
  const locale = useLocale()
  const money = useMoney()
  const { title, amount, remaining, payBy, guest, shares } = split
  const isMatch = title !== null
  const state = shownState(split)
  const reader = split.bookingId ? 'guest' : 'friend'
  const spoken = (sar: number) => money(sar).spoken
  const unpaid = shares.filter((one) => !one.isPaid).length
  return (
    <Column>
      <Notice role="status" tone={TONES[state]}>
        <p>
          {isMatch && state === 'open'
            ? t(`match.${reader}`)
            : t(`${reader}.${state}`, { guest, why: split.bookingState })}
        </p>
        {state === 'ended' || state === 'returned' ? <OwnPart mine={split.mine} /> : null}
      </Notice>
      {payBy ? (
        <Deadline>
          <PaymentWindow key={payBy} label={t('timeLeft')} expiresAt={payBy} now={now} />
          <p>{t('payBy', { until: formatInstant(payBy, locale) })}</p>
        </Deadline>
      ) : null}
      {state === 'ended' ? null : (
        <Sums>
          <p>{t('paidOf', { paid: spoken(amount - remaining), amount: spoken(amount) })}</p>
          <progress max={amount} value={amount - remaining} aria-label={t('shares')} />
          {payBy ? (
            <p>{t(isMatch ? 'match.left' : 'left', { count: unpaid, amount: spoken(remaining) })}</p>
          ) : null}
        </Sums>
      )}
      <Shares aria-label={t(isMatch ? 'match.players' : 'shares')}>
        {shares.map((share) => (
          <li key={share.number}>
            <strong>
              {share.by ? (
                <bdi>{share.by}</bdi>
              ) : (
                t(isMatch ? 'match.place' : 'share', { number: share.number })
              )}
            </strong>
            <Money {...money(share.amount)} />
            <ShareBadge share={share} isMatch={isMatch} />
          </li>
        ))}
      </Shares>
    </Column>
  )
}

/** What the reader gets back of the own share. */
function OwnPart({ mine }: Pick<SplitWire, 'mine'>) {
  const t = useTranslations('split.back')
  const money = useMoney()
  if (!mine) return null
  const [paid, returned] = [money(mine.paid).spoken, money(mine.returned).spoken]
  return <p>{mine.returned > 0 ? t('some', { paid, returned }) : t('none', { paid })}</p>
}

function ShareBadge({ share: { isPaid, isMine }, isMatch }: { share: ShareWire; isMatch: boolean }) {
  const t = useTranslations('split')
  if (!isPaid) return <Badge>{t(isMatch ? 'match.free' : 'unpaid')}</Badge>
  return <Badge $tone="ok">{t(isMine ? 'mine' : 'paid')}</Badge>
}
