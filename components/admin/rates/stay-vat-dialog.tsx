'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { call } from '@/lib/api/call'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { stayVatRuleBody } from '@/lib/domain/rates/bodies'
import { UNREGISTERED_STAY_VATS } from '@/lib/domain/rates/stay-vat'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { DatedDialog } from './dated-dialog'

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
    <DatedDialog
      title={t('stayVat.newTitle')}
      earliest={earliest}
      submit={t('stayVat.add')}
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
    </DatedDialog>
  )
}
