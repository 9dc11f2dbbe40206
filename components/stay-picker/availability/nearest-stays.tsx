import { useTranslations } from 'next-intl'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { type FreeStay, periodOfFreeStay } from '@/lib/domain/booking/stay-wire'

interface NearestStaysProps {
  nearest: readonly FreeStay[]
  onPick?: (stay: FreeStay) => void
  /** in the place of a press: the address of its price, which needs no script */
  hrefOf?: (stay: FreeStay) => string
}

/** Free dates or hours, nearest first. */
export function NearestStays({ nearest, onPick, hrefOf }: NearestStaysProps) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  if (nearest.length === 0) return null
  return (
    <>
      <p>{t('nearest')}</p>
      {nearest.map((stay) => {
        const way = hrefOf
          ? ({ as: 'a', href: hrefOf(stay) } as const)
          : ({ onClick: () => onPick?.(stay) } as const)
        return (
          <Button key={JSON.stringify(stay)} $kind="outline" $size="sm" {...way}>
            {stayText(stayDates({ period: periodOfFreeStay(stay) }))}
          </Button>
        )
      })}
    </>
  )
}
