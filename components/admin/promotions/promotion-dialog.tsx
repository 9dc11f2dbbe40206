'use client'

import { Field as FormikField } from 'formik'
import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { createPromotion } from '@/lib/api/money/promotions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'
import { promotionBody } from '@/lib/domain/promotions/wire'
import { useRouter } from '@/lib/i18n/navigation'
import { bodyOf, EMPTY_PROMOTION } from './typed-promotion'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const Pair = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); align-items: start;
`

/** A date needs more room than half of a phone. */
const Days = styled(Pair)`
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
`

const Types = styled.fieldset`
  display: grid; gap: var(--s-1) var(--s-4); grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); border: 0; padding: 0;
  legend { padding-block-end: var(--s-2); font-weight: var(--fw-medium); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer; }
  input { flex: none; inline-size: 22px; block-size: 22px; accent-color: var(--c-primary); }
`

/** Makes a promotion code; its terms never change afterwards. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.promotions')
  const types = useTranslations('vocabulary.type')
  const failureText = useFailureText()
  const router = useRouter()
  const number = (name: 'percent' | 'amount' | 'minTotal' | 'maxUses' | 'maxUsesPerUser', help?: string) => (
    <TextField
      name={name}
      label={t(`fields.${name}`)}
      {...(help ? { help } : {})}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  )
  return (
    <Dialog open onOpenChange={onClose} title={t('newTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('newTitle')}
        schema={promotionBody}
        initialValues={EMPTY_PROMOTION}
        toBody={bodyOf}
        onSubmit={async (values) => {
          const { code } = await createPromotion(promotionBody.validateSync(bodyOf(values)))
          showToast({ kind: 'success', text: t('made', { code }) })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextField
            name="code"
            label={t('fields.code')}
            help={t('help.code')}
            autoComplete="off"
            dir="ltr"
          />
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
            <TextField name="firstDay" label={t('fields.firstDay')} type="date" />
            <TextField name="lastDay" label={t('fields.lastDay')} type="date" />
          </Days>
          <Pair>
            {number('maxUses')}
            {number('maxUsesPerUser')}
            {number('minTotal')}
          </Pair>
          <Types>
            <legend>{t('fields.listingTypes')}</legend>
            {PROPERTY_TYPES.map((type) => (
              <label key={type} htmlFor={`promotion-${type}`}>
                <FormikField id={`promotion-${type}`} type="checkbox" name="listingTypes" value={type} />
                {types(type)}
              </label>
            ))}
          </Types>
          <SubmitButton>{t('make')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
