import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import { WHOLE_HOURS } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { PART_NAMES, type RuleValues } from './rule-values'

/** The hours of a rule: a part of the day, or from one hour to another. */
export function HourFields() {
  const t = useTranslations('hosted.calendar.plan')
  const locale = useLocale()
  const { values } = useFormikContext<RuleValues>()
  const hours = WHOLE_HOURS.map((value) => ({ value, label: formatTime(value, locale) }))
  const parts = [...PART_NAMES, 'own' as const].map((value) => ({ value, label: t(`parts.${value}`) }))
  return (
    <>
      <SelectField
        name="hours"
        label={t('hours')}
        help={t('hoursHelp')}
        placeholder={t('allHours')}
        options={parts}
      />
      {values.hours === 'own' ? (
        <NarrowPair>
          <SelectField name="startsAt" label={t('startsAt')} options={hours} />
          <SelectField name="endsAt" label={t('endsAt')} options={hours} />
        </NarrowPair>
      ) : null}
    </>
  )
}
