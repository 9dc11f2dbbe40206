'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Quiet } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { usePageRefresh } from '@/components/shared/refresh/page-refresh'
import { Order } from '@/components/shared/terms/terms-style'
import { UnusualQuestion } from '@/components/shared/terms/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import { DISCOUNT_ORDER } from '@/lib/domain/booking/money/discounts'
import { kindsOf } from '@/lib/domain/calendar/discounts'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

const Box = styled.div`
  display: grid; gap: var(--s-3); justify-items: start;
`

interface DiscountOrderProps {
  discounts: Pick<DiscountsWire, 'mode' | 'areStacked'>
  save: (areStacked: boolean, isConfirmed: boolean) => Promise<UnusualPart[] | null>
}

/** Whether the best discount counts or all that apply, in which order, and the switch between both. */
export function DiscountOrder({ discounts: { mode, areStacked }, save }: DiscountOrderProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const names = useTranslations('discounts.names')
  const report = useReportFailure()
  const refresh = usePageRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const [unusual, setUnusual] = useState<UnusualPart[] | null>(null)
  const known = kindsOf(mode)
  const groups = DISCOUNT_ORDER.map(({ kinds }) => known.filter((kind) => kinds.some((one) => one === kind)))
  async function change(isConfirmed: boolean) {
    setUnusual(null)
    setIsBusy(true)
    try {
      const parts = await save(!areStacked, isConfirmed)
      setUnusual(parts)
      if (!parts) {
        showToast({ kind: 'success', text: t('orderSaved') })
        refresh()
      }
    } catch (problem) {
      report(problem)
    }
    setIsBusy(false)
  }
  return (
    <Box>
      <Quiet as="h3">{t('orderTitle')}</Quiet>
      <Quiet>{t(areStacked ? 'stacked' : 'best')}</Quiet>
      <Order>
        {groups.map((kinds) => (
          <li key={kinds[0]}>{kinds.map((kind) => names(kind)).join(' · ')}</li>
        ))}
        <li>{t('fees')}</li>
        <li>{t('addOns')}</li>
        <li>{t('code')}</li>
      </Order>
      <Quiet>{t('offer')}</Quiet>
      <IfMay action="editCalendar">
        <ButtonRow>
          <Button $kind="outline" $size="sm" aria-busy={isBusy} onClick={() => void change(false)}>
            {t(areStacked ? 'useBest' : 'useStacked')}
          </Button>
        </ButtonRow>
      </IfMay>
      {unusual ? (
        <UnusualQuestion
          parts={unusual}
          onConfirm={() => void change(true)}
          onClose={() => setUnusual(null)}
        />
      ) : null}
    </Box>
  )
}
