'use client'

import type { FormikValues } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { DateField } from '@/components/forms/date-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

type Form<Values extends FormikValues> = Omit<ComponentProps<typeof FormDialog<Values>>, 'closeLabel'>

interface DatedDialogProps<Values extends FormikValues> extends Form<Values> {
  earliest: Day
  submit: string
}

/** The form of a rule that holds from a coming day: what it says, its day and the reason. */
export function DatedDialog<Values extends FormikValues>(props: DatedDialogProps<Values>) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { earliest, submit, children, ...form } = props
  return (
    <FormDialog {...form} closeLabel={t('close')}>
      {children}
      <DateField
        name="holdsFrom"
        label={t('fields.holdsFrom')}
        help={t('help.holdsFrom', { day: formatDay(earliest, locale) })}
        min={earliest}
      />
      <ReasonField label={t('fields.reason')} help={t('help.reason')} />
      <SubmitButton>{submit}</SubmitButton>
    </FormDialog>
  )
}
