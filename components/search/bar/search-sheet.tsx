'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import type { Day } from '@/lib/domain/time/days'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import type { DateField } from './search-calendar'
import { type SearchDraft, WITHOUT_CHOSEN_DATES } from './search-draft'
import { SearchFields, type SearchFieldsProps } from './search-fields'
import { SearchHours } from './search-hours'
import styles from './search-sheet.module.css'
import { SearchWhen } from './search-when'
import { SentenceForm } from './sentence-form'

interface SearchSheetProps extends SearchFieldsProps {
  today: Day | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onSubmit: () => void
}

/** The search bar of phones: a full-height sheet with city, type, dates, and a sticky search button. */
export default function SearchSheet({ today, open, onOpenChange, onSubmit, ...fields }: SearchSheetProps) {
  const t = useTranslations('search.bar')
  const [field, setField] = useState<DateField>('checkIn')
  // The calendar of the next field takes the place of the one that had the focus.
  const [hasPicked, setHasPicked] = useState(false)
  const { draft, onChange } = fields
  // Opened anew it begins at its top.
  useEffect(() => {
    if (!open) setHasPicked(false)
  }, [open])
  function onPick(next: SearchDraft, then: DateField | null) {
    onChange(next)
    setHasPicked(true)
    setField(then ?? 'checkIn')
  }
  function clearDates() {
    onChange({ ...draft, ...WITHOUT_CHOSEN_DATES })
    setField('checkIn')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('label')}
      closeLabel={t('close')}
      shape="sheet"
      footer={
        <>
          <Button $kind="quiet" onClick={clearDates}>
            {t('clearDates')}
          </Button>
          <Button onClick={onSubmit}>
            <Icon name="search" /> {t('submit')}
          </Button>
        </>
      }
    >
      <div className={styles.frame}>
        <LazyMessages part="sentence">
          <SentenceForm cities={fields.cities} />
        </LazyMessages>
        <SearchFields {...fields} className={styles.segment ?? ''} />
        <div className={styles.when}>
          <h3>{t('when')}</h3>
          {today ? (
            <SearchWhen
              {...{ field, draft, today, onPick }}
              months={1}
              takesFocus={hasPicked}
              onChange={(next) => {
                setHasPicked(false)
                onChange(next)
              }}
            />
          ) : null}
          <SearchHours {...fields} />
        </div>
      </div>
    </Dialog>
  )
}
