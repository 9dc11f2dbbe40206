'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

const Bar = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-3); inline-size: min(100%, 640px); margin-inline: auto;
  @media print { display: none; }
`

/** Back and print buttons; hidden in print. */
export function ReceiptBar({ bookingId }: { bookingId: string }) {
  const t = useTranslations('stay.receiptPage')
  return (
    <Bar>
      <Button as={Link} $kind="outline" href={`/booking/${bookingId}`}>
        {t('back')}
      </Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </Bar>
  )
}
