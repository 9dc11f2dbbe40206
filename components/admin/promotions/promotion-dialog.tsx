'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { PropertyTypesField } from '@/components/forms/property-types-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { typedAmount } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'
import { promotionBody } from '@/lib/domain/promotions/wire'
import { latinDigits } from '@/lib/domain/text/arabic'

const Pair = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); align-items: start;
`

/** A date needs more room than half of a phone. */
const Days = styled(Pair)`
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
`

/** Makes a promotion code; its terms never change afterwards. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.promotions')
  const number = (name: 'percent' | 'amount' | 'minTotal' | 'maxUses' | 'maxUsesPerUser', help?: string) => (
    <AmountField name={name} label={t(`fields.${name}`)} {...(help ? { help } : {})} />
  )
  return (
    <FormDialog
      title={t('newTitle')}
      closeLabel={t('close')}
      schema={promotionBody}
      initialValues={EMPTY_PROMOTION}
      toBody={bodyOf}
      send={async (values) => {
        const { code } = await call('POST /admin/promotions', {
          body: promotionBody.validateSync(bodyOf(values)),
        })
        return t('made', { code })
      }}
      onClose={onClose}
    >
      <TextField name="code" label={t('fields.code')} help={t('help.code')} autoComplete="off" dir="ltr" />
      <Pair>
        {number('percent', t('help.percent'))}
        {number('amount', t('help.amount'))}
      </Pair>
      <SelectField
        name="payer"
        label={t('fields.payer')}
        help={t('help.payer')}
        placeholder={t('choose')}
        options={PROMOTION_PAYERS.map((value) => ({ value, label: t(`payers.${value}`) }))}
      />
      <Days>
        <DateField name="firstDay" label={t('fields.firstDay')} />
        <DateField name="lastDay" label={t('fields.lastDay')} />
      </Days>
      <Pair>
        {number('maxUses')}
        {number('maxUsesPerUser')}
        {number('minTotal')}
      </Pair>
      <PropertyTypesField name="listingTypes" label={t('fields.listingTypes')} />
      <SubmitButton>{t('make')}</SubmitButton>
    </FormDialog>
  )
}

/** What an admin types of a new code; without a percentage the amount is fixed. */
const EMPTY_PROMOTION = {
  code: '',
  percent: '',
  amount: '',
  payer: '',
  firstDay: '',
  lastDay: '',
  listingTypes: [] as PropertyType[],
  minTotal: '0',
  maxUses: '',
  maxUsesPerUser: '1',
}

/** The body of POST admin/promotions; nothing where nothing was typed, and not a number for what is none. */
function bodyOf(typed: typeof EMPTY_PROMOTION): Record<string, unknown> {
  return {
    code: typed.code || undefined,
    percent: wholeOf(typed.percent) ?? null,
    amount: sarOf(typed.amount),
    payer: typed.payer || undefined,
    firstDay: typed.firstDay || undefined,
    lastDay: typed.lastDay || undefined,
    listingTypes: typed.listingTypes,
    minTotal: sarOf(typed.minTotal) ?? 0,
    maxUses: wholeOf(typed.maxUses),
    maxUsesPerUser: wholeOf(typed.maxUsesPerUser),
  }
}

function wholeOf(typed: string): number | undefined {
  const text = latinDigits(typed).replace(/[,٬\s%]/g, '')
  return text === '' ? undefined : Number(text)
}

function sarOf(typed: string): number | undefined {
  const amount = typedAmount(typed)
  if (amount === null) return undefined
  return amount === undefined ? Number.NaN : toSar(amount)
}
