'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type FreeStay, periodOfFreeStay } from '@/lib/domain/booking/wire'
import { stayDates } from './stay-dates'
import { useStayText } from './use-stay-text'

interface NearestStaysProps {
  nearest: readonly FreeStay[]
  onPick: (stay: FreeStay) => void
}

/** Free dates or hours, nearest first; a click chooses them. */
export function NearestStays({ nearest, onPick }: NearestStaysProps) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  if (nearest.length === 0) return null
  return (
    <>
      <p>{t('nearest')}</p>
      {nearest.map((stay) => (
        <Button
          key={JSON.stringify(stay)}
          type="button"
          $kind="outline"
          $size="sm"
          onClick={() => onPick(stay)}
        >
          {stayText(stayDates({ period: periodOfFreeStay(stay) }))}
        </Button>
      ))}
    </>
  )
}
