'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useIssueText } from '@/components/forms/use-issue-text'
import { AmountField } from '@/components/wizard/fields/amount-input'
import { CheckLabel, More, Panel } from '@/components/wizard/fields/check-style'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { usePopup } from '@/components/wizard/fields/use-popup'
import { type Issue, issue } from '@/lib/domain/issues'
import { contentOfDraft } from '@/lib/domain/listing/content'
import type { Draft } from '@/lib/domain/listing/draft'
import { choosePayment, highestPartial, partialTooHigh } from '@/lib/domain/listing/pricing/payment-choice'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { formatAmount } from '@/lib/domain/money'

/** How guests pay: one of up to three types, and for half payment the amount paid now. */
export function PaymentControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const names = useTranslations('vocabulary.paymentType')
  const issueText = useIssueText()
  const id = useId()
  const { values } = useFormikContext<Draft>()
  const { value, change, errorAt } = useControl<'payment'>(field)
  const highest = highestPartial(contentOfDraft(values), listingType)
  const live = amountIssue(value.partial, highest, listingType)
  const partialError = errorAt('partial') ?? (live ? issueText(live) : undefined)
  usePopup(errorAt('partial') ? issueText(issue('', 'partial_invalid')) : undefined)
  return (
    <ControlGroup title={t('payment')} hint={t('paymentHint')} error={errorAt() ?? errorAt('type')}>
      {PAYMENT_TYPES.map((type) => (
        <Panel key={type} data-on={value.type === type || undefined}>
          <CheckLabel>
            <input
              type="checkbox"
              name={type === PAYMENT_TYPES[0] ? `${field.path}.type` : undefined}
              checked={value.type === type}
              aria-labelledby={`${id}-${type}`}
              aria-describedby={`${id}-${type}-more`}
              onChange={() => change(choosePayment(value, type))}
            />
            <span>
              <span id={`${id}-${type}`}>{names(type)}</span>
              <More id={`${id}-${type}-more`}>{t(`paymentMore.${type}`)}</More>
            </span>
          </CheckLabel>
          {type === 'halfPayment' && value.type === type ? (
            <>
              <AmountField
                name={`${field.path}.partial`}
                label={t('partial')}
                help={t(listingType.variant === 'hourly' ? 'capOfHour' : 'capOfDay', {
                  amount: formatAmount(highest),
                })}
                error={partialError}
                value={value.partial}
                onChange={(partial) => change({ ...value, partial })}
              />
              <More>{t('percentLater')}</More>
            </>
          ) : null}
        </Panel>
      ))}
    </ControlGroup>
  )
}

/** The error of a typed amount at once, before the step is left; an empty field shows none yet. */
function amountIssue(partial: number | null, highest: number, listingType: ListingTypeVariant): Issue | null {
  if (partial === null) return null
  if (partial <= 0) return issue('partial', 'partial_not_positive')
  return partial > highest ? partialTooHigh(highest, listingType) : null
}
