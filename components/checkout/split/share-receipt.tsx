'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { MethodMark } from '@/components/checkout/method-mark'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { SharePaymentWire } from '@/lib/contract/schemas/splits/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Box = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s-2) var(--s-4); margin: 0; font-size: var(--fs-sm); }
  dl + dl { padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); }
  dt { color: var(--c-ink-2); }
  dd { margin: 0; overflow-wrap: anywhere; }
  @media print { button { display: none; } }
`

/** What the reader paid of a split, each payment with its reference at the provider. */
export function ShareReceipt({ payments }: { payments: readonly SharePaymentWire[] }) {
  const t = useTranslations('split.receipt')
  const locale = useLocale()
  const money = useMoney()
  return (
    <Box>
      <h2>{t('title')}</h2>
      {payments.map(({ reference, amount, paidAt, method }) => (
        <dl key={reference}>
          <dt>{t('amount')}</dt>
          <dd>
            <Money {...money(amount)} />
          </dd>
          <dt>{t('paidAt')}</dt>
          <dd>{formatInstant(paidAt, locale)}</dd>
          {method ? (
            <>
              <dt>{t('method')}</dt>
              <dd>
                <MethodMark method={method} />
              </dd>
            </>
          ) : null}
          <dt>{t('reference')}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </dl>
      ))}
      <Button $kind="outline" $size="sm" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Box>
  )
}
