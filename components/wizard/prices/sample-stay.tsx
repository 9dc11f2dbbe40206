'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useIssueText } from '@/components/forms/use-issue-text'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { useOccasionDays } from '@/components/wizard/calendar-terms/use-occasion-days'
import type { Period } from '@/lib/domain/booking/bookable'
import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { toSar } from '@/lib/domain/money'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { sampleStay } from './quote-sample-stay'

const Sample = styled.div`
  display: flex; align-items: center; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-primary-soft);
  > svg { flex: none; color: var(--c-primary); }
`

const SampleText = styled.span`
  flex: 1; display: grid; min-inline-size: 0;
`

const Caption = styled.span`
  font-size: var(--fs-xs); color: var(--c-ink-2);
`

const Sum = styled.span`
  font-size: var(--fs-xl); font-weight: var(--fw-bold); white-space: nowrap;
`

/** The quote of a sample stay at the typed prices. */
export function SampleStay({ listingType }: { listingType: ListingTypeVariant }) {
  const t = useTranslations('wizard.prices')
  const locale = useLocale()
  const id = useId()
  const money = useMoney()
  const issueText = useIssueText()
  const { values } = useFormikContext<Draft>()
  const [now] = useState(() => new Date())
  const occasions = useOccasionDays(Boolean(values.calendarTerms))
  const { period, answer } = sampleStay(values, listingType, now, occasions)
  const [broken] = answer.issues
  const why = (one: Issue) =>
    one.code === 'night_not_priced'
      ? t('sampleUnpriced', { day: formatDay(String(one.params.day), locale) })
      : issueText(one)
  return (
    <Sample role="status" aria-labelledby={id}>
      <Icon name="tag" size={24} />
      <SampleText>
        <Caption id={id}>{t('sample')}</Caption>
        <span>
          <PeriodText period={period} />
        </span>
        {broken ? <Caption>{why(broken)}</Caption> : null}
      </SampleText>
      {answer.quote && Number.isFinite(answer.quote.totalHalalas) ? (
        <Sum>
          <Money {...money(toSar(answer.quote.totalHalalas))} />
        </Sum>
      ) : null}
    </Sample>
  )
}

/** "Thu 12 Mar – Sat 14 Mar": each day in its own run, so that the earlier one is read first in both directions. */
function PeriodText({ period }: { period: Period }) {
  const t = useTranslations('wizard.prices')
  const words = useTranslations('words')
  const locale = useLocale()
  const day = (one: string) => formatDay(one, locale, 'weekdayDayMonth')
  if (period.mode === 'hourly') {
    return t.rich('sampleHours', {
      day: () => <bdi>{day(period.date)}</bdi>,
      time: () => <bdi>{formatTime(period.start, locale)}</bdi>,
      hours: words('hours', { count: period.hours }),
    })
  }
  return (
    <>
      <bdi>{day(period.checkIn)}</bdi> – <bdi>{day(period.checkOut)}</bdi>
    </>
  )
}
