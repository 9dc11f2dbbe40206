'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card, Quiet } from '@/components/shared/card-rows'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { PayoutWire } from '@/lib/contract/schemas/payouts/payout'
import type { PayoutState } from '@/lib/domain/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { Rows, RowText, Small } from './balances'

const TONES: Record<PayoutState, BadgeTone> = {
  requested: 'info',
  approved: 'info',
  sent: 'primary',
  paid: 'ok',
  returned: 'warn',
  refused: 'err',
}

/** The latest payouts with their states; null when they could not be loaded. */
export function PayoutList({ payouts }: { payouts: readonly PayoutWire[] | null }) {
  const t = useTranslations('earnings.payouts')
  return (
    <Card aria-labelledby="payouts">
      <h2 id="payouts">{t('title')}</h2>
      {payouts?.length ? (
        <Rows>
          {payouts.map((payout) => (
            <Payout key={payout._id} payout={payout} />
          ))}
        </Rows>
      ) : (
        <Quiet>{t(payouts ? 'empty' : 'unavailable')}</Quiet>
      )}
    </Card>
  )
}

function Payout({ payout }: { payout: PayoutWire }) {
  const t = useTranslations('earnings.payouts')
  const account = useTranslations('earnings.account')
  const locale = useLocale()
  const money = useMoney()
  const { number, amount, state, reason, bank, lastFour, requestedAt } = payout
  return (
    <li>
      <RowText>
        <strong>
          <Money {...money(amount)} />
        </strong>
        <span>
          {bank ? localName(locale, bank) : account('unknownBank')} · {account('ending', { lastFour })}
        </span>
        {reason ? <Quiet dir="auto">{t('reason', { reason })}</Quiet> : null}
        <Small>
          <bdi className="num">{number}</bdi> ·{' '}
          {t('requestedOn', { when: formatInstant(requestedAt, locale) })}
        </Small>
      </RowText>
      <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
    </li>
  )
}
