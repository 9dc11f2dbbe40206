'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'

const Box = styled.dl`
  display: grid; gap: var(--s-2); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { font-weight: var(--fw-semibold); }
`

/** The final amounts of both sides, computed by the function that pays them. */
export function Settlement({ settlement }: { settlement: { refund: number; vendorKeeps: number } }) {
  const t = useTranslations('hosted.settlement')
  const money = useMoney()
  return (
    <Box>
      <div>
        <dt>{t('refund')}</dt>
        <dd>
          <Money {...money(settlement.refund)} />
        </dd>
      </div>
      <div>
        <dt>{t('keeps')}</dt>
        <dd>
          <Money {...money(settlement.vendorKeeps)} />
        </dd>
      </div>
    </Box>
  )
}
