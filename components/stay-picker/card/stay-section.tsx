'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Skeleton } from '@/components/ui/skeleton'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { Collapsible } from './collapsible'

const PICKER_BLOCK = '420px'

const StayPicker = dynamic(() => untilLoaded(() => import('@/components/stay-picker/stay-picker')), {
  ssr: false,
  loading: () => <Skeleton $block={PICKER_BLOCK} />,
})

interface StaySectionProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The dates or hours in one collapsible line; it closes when they are complete. */
export function StaySection({ isOpen, onToggle }: StaySectionProps) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  const { offer, request } = useStay()
  const isWholeStay = request !== null && offer.terms.pricingMode === 'daily'
  useEffect(() => {
    if (isWholeStay) onToggle(false)
  }, [isWholeStay, onToggle])
  return (
    <Collapsible
      label={t('when')}
      summary={request ? stayText(stayDates(request)) : t('chooseFirst')}
      isOpen={isOpen}
      onToggle={() => onToggle(!isOpen)}
    >
      <LazyMessages part="stay">
        <StayPicker />
      </LazyMessages>
    </Collapsible>
  )
}
