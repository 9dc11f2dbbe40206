'use client'

import { useLocale, useTranslations } from 'next-intl'
import { call } from '@/lib/api/call'
import type { StayVatRuleListWire, StayVatRuleWire } from '@/lib/contract/schemas/rates/stay-vat'
import { formatDay } from '@/lib/i18n/dates'
import { DatedCard, DatedRow } from './dated-card'
import { StayVatDialog } from './stay-vat-dialog'

/** Who accounts for the VAT of stays whose vendors are not registered, by day and type. */
export function StayVatCard({ list }: { list: StayVatRuleListWire }) {
  const t = useTranslations('admin.rates.stayVat')
  return (
    <DatedCard
      id="rates-stay-vat"
      title={t('title')}
      text={t('what')}
      add={t('add')}
      empty={list.data.length === 0 ? t('empty') : undefined}
      dialog={(onClose) => <StayVatDialog earliest={list.earliest} onClose={onClose} />}
    >
      {list.data.map((rule) => (
        <Rule key={rule._id} rule={rule} />
      ))}
    </DatedCard>
  )
}

function Rule({ rule }: { rule: StayVatRuleWire }) {
  const t = useTranslations('admin.rates')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  const { _id: id, holdsFrom, listingType, accountedBy } = rule
  const stays = listingType ? types(listingType) : t('stayVat.allTypes')
  const named = { stays, who: t(`stayVat.by.${accountedBy}`), day: formatDay(holdsFrom, locale) }
  return (
    <DatedRow
      rule={rule}
      value={named.who}
      when={t('stayVat.line', named)}
      withdrawal={{
        name: t('stayVat.withdrawNamed', named),
        title: t('stayVat.withdrawTitle', named),
        text: t('stayVat.withdrawText'),
        done: t('stayVat.withdrawn'),
        send: (reason) =>
          call('POST /admin/stay-vat-rules/:id/withdraw', { params: { id }, body: { reason } }),
      }}
    />
  )
}
