'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText, useIssueText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { PreviewLines } from '@/components/shared/price-preview/preview-lines'
import { StayFields, type TypedStay, useTypedStay } from '@/components/shared/price-preview/stay-fields'
import { Button } from '@/components/ui/button'
import { useIsEdit } from '@/components/wizard/calendar-terms/is-edit'
import { useOccasionDays } from '@/components/wizard/calendar-terms/use-occasion-days'
import { useAnswer } from '@/lib/api/use-answer'
import { periodFromBody } from '@/lib/domain/booking/bodies'
import type { Period } from '@/lib/domain/booking/bookable'
import type { Draft } from '@/lib/domain/listing/draft'
import { type ListingTypeVariant, pricingModeOf } from '@/lib/domain/listing/variants'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { previewDraft } from './preview-draft'

const Body = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h3 { font-size: var(--fs-lg); }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** What a guest would pay for any dates at the prices of the draft, and what is left for the vendor; opened by a press. */
export function DraftPreview({ listingType }: { listingType: ListingTypeVariant }) {
  const t = useTranslations('wizard.prices.preview')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenPreview listingType={listingType} />
  return (
    <Button $kind="outline" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>
  )
}

function OpenPreview({ listingType }: { listingType: ListingTypeVariant }) {
  const t = useTranslations('wizard.prices.preview')
  const failureText = useFailureText()
  const typed = useTypedStay()
  const { data, error } = useAnswer('GET /vendor/stay-taxes', { query: { type: listingType.type } })
  const mode = pricingModeOf(listingType.variant)
  const isEdit = useIsEdit()
  return (
    <Body aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <StayFields mode={mode} {...typed} />
      <div role="status">
        {error ? (
          <Notice tone="err">
            <p>{failureText(error)}</p>
          </Notice>
        ) : null}
        {data ? <Price listingType={listingType} taxes={data} stay={typed.stay} /> : null}
      </div>
      {data ? <p>{t('why', { percent: data.commissionPercent })}</p> : null}
      <p>{t(isEdit ? 'withoutTerms' : 'withTerms')}</p>
    </Body>
  )
}

interface PriceProps {
  listingType: ListingTypeVariant
  taxes: StayTaxes
  stay: TypedStay
}

function Price({ listingType, taxes, stay }: PriceProps) {
  const t = useTranslations('wizard.prices.preview')
  const issueText = useIssueText()
  const { values } = useFormikContext<Draft>()
  const [now] = useState(() => new Date())
  const occasions = useOccasionDays(Boolean(values.calendarTerms))
  const mode = pricingModeOf(listingType.variant)
  const period = periodOf(stay, mode)
  if (!period) return <p>{t('noDates')}</p>
  const { price, issues } = previewDraft(values, listingType, { period, taxes, now, occasions })
  if (price) return <PreviewLines price={price} mode={mode} />
  const [broken] = issues
  return <p>{broken ? issueText(broken) : t('noDates')}</p>
}

function periodOf({ checkIn, checkOut, start, hours }: TypedStay, mode: Period['mode']): Period | null {
  const isHourly = mode === 'hourly'
  return periodFromBody(isHourly ? { date: checkIn, start, hours: Number(hours) } : { checkIn, checkOut })
}
