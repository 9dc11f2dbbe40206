'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

const Bar = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-3); inline-size: min(100%, 640px); margin-inline: auto;
  @media print { display: none; }
`

/** Back, and onto paper; itself it is not printed. */
export function ReceiptBar({ bookingId }: { bookingId: string }) {
  const t = useTranslations('stay.receiptPage')
  useLightPaper()
  return (
    <Bar>
      <Button as={Link} $kind="outline" href={`/booking/${bookingId}`}>
        {t('back')}
      </Button>
      <Button type="button" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Bar>
  )
}

/** Paper is white: who reads in the dark prints in the light colours, or the light ink would not be seen. */
function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: string | undefined
    const lighten = () => {
      before = dataset['theme']
      dataset['theme'] = 'light'
    }
    const restore = () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
