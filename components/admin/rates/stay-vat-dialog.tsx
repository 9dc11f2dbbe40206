'use client'

import { useLocale, useTranslations } from 'next-intl'
import { DateField } from '@/components/forms/date-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { UNREGISTERED_STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { stayVatRuleBody } from '@/lib/domain/rates/stay-vat-wire'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

const ALL_TYPES = 'all'

/** Adds a rule that holds from a coming day. */
export function StayVatDialog({ earliest, onClose }: { earliest: Day; onClose: () => void }) {
  const t = useTranslations('admin.rates')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  const bodyOf = (typed: {
    listingType: string
    accountedBy: string
    holdsFrom: string
    reason: string
  }) => ({
    ...(typed.listingType === ALL_TYPES ? {} : { listingType: typed.listingType }),
    accountedBy: typed.accountedBy || undefined,
    holdsFrom: typed.holdsFrom || undefined,
    reason: typed.reason.trim(),
  })
  return (
    <FormDialog
      title={t('stayVat.newTitle')}
      closeLabel={t('close')}
      schema={stayVatRuleBody}
      initialValues={{ listingType: ALL_TYPES, accountedBy: '', holdsFrom: '', reason: '' }}
      toBody={bodyOf}
      send={async (values) => {
        const body = stayVatRuleBody.validateSync(bodyOf(values))
        await call('POST /admin/stay-vat-rules', { body })
        return t('stayVat.added', { day: formatDay(body.holdsFrom, locale) })
      }}
      onClose={onClose}
    >
      <SelectField
        name="accountedBy"
        label={t('stayVat.fields.accountedBy')}
        placeholder={t('stayVat.choose')}
        options={UNREGISTERED_STAY_VATS.map((value) => ({ value, label: t(`stayVat.by.${value}`) }))}
      />
      <SelectField
        name="listingType"
        label={t('stayVat.fields.listingType')}
        placeholder={t('stayVat.choose')}
        options={[
          { value: ALL_TYPES, label: t('stayVat.allTypes') },
          ...PROPERTY_TYPES.map((value) => ({ value, label: types(value) })),
        ]}
      />
      <DateField
        name="holdsFrom"
        label={t('fields.holdsFrom')}
        help={t('help.holdsFrom', { day: formatDay(earliest, locale) })}
        min={earliest}
      />
      <ReasonField label={t('fields.reason')} help={t('help.reason')} />
      <SubmitButton>{t('stayVat.add')}</SubmitButton>
    </FormDialog>
  )
}
