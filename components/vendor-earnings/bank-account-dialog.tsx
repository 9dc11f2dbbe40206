'use client'

import { Field } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'
import { changeBankAccount } from '@/lib/api/money/payouts'
import { bankAccountBody } from '@/lib/domain/payouts/bank-account'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const Confirm = styled.label`
  display: flex; gap: var(--s-3); align-items: center; min-block-size: var(--tap); font-weight: var(--fw-medium); cursor: pointer;
  input { inline-size: 20px; block-size: 20px; flex: none; accent-color: var(--c-primary); }
`

const EMPTY = { iban: '', holderName: '', isNameConfirmed: false }

/** Names the account of the payouts; another holder than the vendor must be confirmed. */
export function BankAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('earnings.account')
  const failureText = useFailureText()
  const router = useRouter()
  const [isOtherName, setIsOtherName] = useState(false)
  const onFailure = (failure: unknown) => {
    const isName = failure instanceof ApiError && failure.code === 'holder_name_differs'
    if (isName && !isOtherName) return setIsOtherName(true)
    showToast({ kind: 'error', text: isName ? t('confirmFirst') : failureText(failure) })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} startsInField>
      <Form
        label={t('title')}
        schema={bankAccountBody}
        initialValues={EMPTY}
        onSubmit={async (values) => {
          await changeBankAccount(values)
          showToast({ kind: 'success', text: t('saved') })
          onClose()
          router.refresh()
        }}
        onFailure={onFailure}
      >
        <Body>
          <TextField
            name="iban"
            label={t('iban')}
            help={t('ibanHelp')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name="holderName"
            label={t('holderName')}
            help={t('holderHelp')}
            dir="auto"
            autoComplete="name"
          />
          {isOtherName ? (
            <Notice tone="warn" role="alert">
              <p>{t('differs')}</p>
              <Confirm>
                <Field type="checkbox" name="isNameConfirmed" />
                {t('confirm')}
              </Confirm>
            </Notice>
          ) : null}
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
