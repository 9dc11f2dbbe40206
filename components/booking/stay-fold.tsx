'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { Fold } from './fold'
import { stayDates } from './stay-dates'
import { useStay } from './stay-state'
import { useStayText } from './use-stay-text'

const PICKER_BLOCK = '420px'

const StayPicker = dynamic(() => import('./stay-picker'), {
  ssr: false,
  loading: () => <Skeleton $block={PICKER_BLOCK} />,
})

/** The dates or hours in one line that opens; it closes by itself when they are whole. */
export function StayFold({ startsOpen }: { startsOpen: boolean }) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  const { offer, request } = useStay()
  const [isOpen, setIsOpen] = useState(startsOpen && request === null)
  const isWholeStay = request !== null && offer.terms.pricingMode === 'daily'
  useEffect(() => {
    if (isWholeStay) setIsOpen(false)
  }, [isWholeStay])
  return (
    <Fold
      label={t('when')}
      summary={request ? stayText(stayDates(request)) : t('chooseFirst')}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <StayPicker />
    </Fold>
  )
}
