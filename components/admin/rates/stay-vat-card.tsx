'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ReasonButton } from '@/components/admin/reason-button'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { StayVatRuleListWire, StayVatRuleWire } from '@/lib/domain/rates/stay-vat-wire'
import { formatDay } from '@/lib/i18n/dates'
import { DatedRow, RateCard } from './rate-row'
import { StayVatDialog } from './stay-vat-dialog'

/** Who accounts for the VAT of stays whose vendors are not registered, by day and type. */
export function StayVatCard({ list }: { list: StayVatRuleListWire }) {
  const t = useTranslations('admin.rates.stayVat')
  const [isAdding, setAdding] = useState(false)
  return (
    <RateCard aria-labelledby="rates-stay-vat">
      <header>
        <div>
          <h2 id="rates-stay-vat">{t('title')}</h2>
          <p>{t('what')}</p>
        </div>
        <IfMayWrite area="money">
          <Button type="button" $kind="outline" $size="sm" onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            {t('add')}
          </Button>
        </IfMayWrite>
      </header>
      {list.data.length === 0 ? <p>{t('empty')}</p> : null}
      <ol>
        {list.data.map((rule) => (
          <Rule key={rule._id} rule={rule} />
        ))}
      </ol>
      {isAdding ? <StayVatDialog earliest={list.earliest} onClose={() => setAdding(false)} /> : null}
    </RateCard>
  )
}

function Rule({ rule }: { rule: StayVatRuleWire }) {
  const t = useTranslations('admin.rates')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  const { holdsFrom, listingType, accountedBy } = rule
  const stays = listingType ? types(listingType) : t('stayVat.allTypes')
  const named = { stays, who: t(`stayVat.by.${accountedBy}`), day: formatDay(holdsFrom, locale) }
  return (
    <DatedRow
      rule={rule}
      value={named.who}
      when={t('stayVat.line', named)}
      withdraw={
        <ReasonButton
          size="sm"
          name={t('stayVat.withdrawNamed', named)}
          title={t('stayVat.withdrawTitle', named)}
          help={t('withdrawHelp')}
          action={t('withdraw')}
          done={t('stayVat.withdrawn')}
          onSend={(reason) =>
            call('POST /admin/stay-vat-rules/:id/withdraw', { params: { id: rule._id }, body: { reason } })
          }
        >
          <p>{t('stayVat.withdrawText')}</p>
        </ReasonButton>
      }
    />
  )
}
