import { useLocale, useTranslations } from 'next-intl'
import { Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { useDaysText } from '@/components/shared/use-days-text'
import type { BulkOutcome } from '@/lib/contract/schemas/calendar/bulk-changes'
import { localName } from '@/lib/i18n/direction'

/** What became of each place: what was changed, what was not and why. */
export function BulkOutcomes({ listings }: { listings: readonly BulkOutcome[] }) {
  const t = useTranslations('hosted.calendar.bulk')
  const locale = useLocale()
  const daysText = useDaysText()
  return (
    <Rows>
      {listings.map(({ serviceId, names, isChanged, days, skipped }) => (
        <li key={serviceId}>
          <RowText>
            <strong>
              <bdi>{names ? localName(locale, names) : t('onePlace')}</bdi>
            </strong>
            {isChanged ? (
              <Quiet>{days.length > 0 ? t('changedDays', { days: daysText(days) }) : t('changed')}</Quiet>
            ) : null}
            {skipped.map(({ reason, days: those }) => (
              <Quiet key={reason}>
                {those.length > 0 ? t('leftDays', { days: daysText(those), reason }) : t('left', { reason })}
              </Quiet>
            ))}
          </RowText>
        </li>
      ))}
    </Rows>
  )
}
