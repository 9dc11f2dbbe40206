import { useTranslations } from 'next-intl'
import { stayDates } from '@/components/stay-picker/stay-dates'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { type FreeStay, periodOfFreeStay } from '@/lib/domain/booking/wire'
import { type StayAddress, stayAddressQuery } from './stay-address'

interface NearestStayLinksProps {
  nearest: readonly FreeStay[]
  /** the party, units and add-ons of the request stay the same */
  stay: StayAddress
  action: string
}

/** The nearest free dates as links to their price: they need no script. */
export function NearestStayLinks({ nearest, stay, action }: NearestStayLinksProps) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  if (nearest.length === 0) return null
  return (
    <>
      <p>{t('nearest')}</p>
      {nearest.map((dates) => (
        <Button
          key={JSON.stringify(dates)}
          as="a"
          $kind="outline"
          $size="sm"
          href={stayAddressQuery(action, stay, dates)}
        >
          {stayText(stayDates({ period: periodOfFreeStay(dates) }))}
        </Button>
      ))}
    </>
  )
}
