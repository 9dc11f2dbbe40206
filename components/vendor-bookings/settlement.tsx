'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'

const Box = styled.dl`
  display: grid; gap: var(--s-2); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { font-weight: var(--fw-semibold); white-space: nowrap; }
`

/** The final amounts of both sides, computed by the function that pays them. */
export function Settlement({ settlement }: { settlement: { refund: number; vendorKeeps: number } }) {
  const t = useTranslations('hosted.settlement')
  const rows = [
    { label: t('refund'), amount: settlement.refund },
    { label: t('keeps'), amount: settlement.vendorKeeps },
  ]
  return <AmountRows rows={rows} />
}

/** Labelled amounts in SAR, one below the other. */
export function AmountRows({ rows }: { rows: readonly { label: string; amount: number }[] }) {
  const money = useMoney()
  return (
    <Box>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money {...money(amount)} />
          </dd>
        </div>
      ))}
    </Box>
  )
}
