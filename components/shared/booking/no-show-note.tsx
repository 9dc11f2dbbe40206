import { useLocale, useTranslations } from 'next-intl'
import { QuietText } from '@/components/shared/styles/quiet-text'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'

interface NoShowNoteProps {
  booking: Pick<BookingWire, 'noShowTerms' | 'paid' | 'dueNow'>
  reader: 'guest' | 'vendor'
}

/** What happens when the guest does not arrive, in one sentence. Needs the messages `booking`. */
export function NoShowNote({ booking, reader }: NoShowNoteProps) {
  const t = useTranslations('booking.noShow')
  const locale = useLocale()
  const { noShowTerms: terms } = booking
  if (!terms) return null
  const at = formatInstant(terms.recordableFrom, locale)
  return (
    <QuietText>
      {t(`${reader}.${outcomeOf(booking, terms)}`, { at, percent: 100 - terms.chargedPercent })}
    </QuietText>
  )
}

/** What goes back of the price that is paid online. */
function outcomeOf(
  { paid, dueNow }: NoShowNoteProps['booking'],
  { chargedPercent }: NonNullable<BookingWire['noShowTerms']>,
) {
  if (paid + dueNow === 0) return 'unpaid'
  if (chargedPercent === 100) return 'nothing'
  return chargedPercent === 0 ? 'all' : 'part'
}
