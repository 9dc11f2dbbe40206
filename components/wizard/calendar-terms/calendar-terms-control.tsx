'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '@/components/shared/notice'
import { UnusualParts } from '@/components/shared/terms/unusual-question'
import { Button } from '@/components/ui/button'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { bookableDraft } from '@/components/wizard/prices/quote-sample-stay'
import { unpricedRules, unusualTerms } from '@/lib/domain/listing/calendar-terms'
import type { Draft } from '@/lib/domain/listing/draft'
import { riyadhDay } from '@/lib/domain/time/days'
import { useIsEdit } from './is-edit'
import { Misfits } from './misfits'
import { TermCards } from './term-cards'

/** What the calendar of a new listing begins with: price rules, discounts, fees and the like, opened by a press. */
export function CalendarTermsControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.calendarTerms')
  const locale = useLocale()
  const { values } = useFormikContext<Draft>()
  const { value: terms } = useControl<'calendarTerms'>(field)
  const [isOpen, setOpen] = useState(Boolean(terms))
  const [today] = useState(() => riyadhDay(new Date()))
  const editors = useRef<HTMLDivElement>(null)
  // The button goes, and the focus with it.
  const open = () => {
    flushSync(() => setOpen(true))
    editors.current?.querySelector('button')?.focus()
  }
  if (useIsEdit()) {
    return (
      <ControlGroup title={t('title')}>
        <p>{t('ofStored')}</p>
      </ControlGroup>
    )
  }
  const { prices, lastMinute } = bookableDraft(values, listingType, 'nobody')
  const unusual = terms
    ? unusualTerms(terms, { prices, lastMinutePercent: lastMinute?.percent ?? null, today })
    : []
  const unpriced = terms ? unpricedRules(terms, prices) : []
  return (
    <ControlGroup title={t('title')} hint={t('hint')}>
      <Misfits field={field} listingType={listingType} />
      {unusual.length > 0 ? (
        <Notice tone="warn">
          <p>{t('unusual')}</p>
          <UnusualParts parts={unusual} />
        </Notice>
      ) : null}
      {unpriced.length > 0 ? (
        <Notice tone="warn">
          <p>{t('unpriced', { names: new Intl.ListFormat(locale).format(unpriced) })}</p>
        </Notice>
      ) : null}
      {isOpen || terms ? null : (
        <Button $kind="outline" onClick={open}>
          {t('open')}
        </Button>
      )}
      <div ref={editors}>
        {isOpen || terms ? <TermCards field={field} listingType={listingType} /> : null}
      </div>
    </ControlGroup>
  )
}
