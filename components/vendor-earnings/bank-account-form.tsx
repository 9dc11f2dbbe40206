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
import { Stack } from '@/components/shared/styles/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { isErrorOf } from '@/lib/api/http'
import { type BankAccountBody, bankAccountBody } from '@/lib/domain/payouts/bank-account'

const Confirm = styled.label`
  display: flex; gap: var(--s-3); align-items: center; min-block-size: var(--tap); font-weight: var(--fw-medium); cursor: pointer;
  input { inline-size: 20px; block-size: 20px; flex: none; accent-color: var(--c-primary); }
`

const EMPTY: BankAccountBody = { iban: '', holderName: '', isNameConfirmed: false }

/** The account of the payouts; another holder than the vendor must be confirmed. */
export function BankAccountForm({ onAccount }: { onAccount: (account: BankAccountBody) => Promise<void> }) {
  const t = useTranslations('earnings.account')
  const failureText = useFailureText()
  const [isOtherName, setIsOtherName] = useState(false)
  const onFailure = (failure: unknown) => {
    const isName = isErrorOf('PUT /vendor/bank-account', failure, 'holder_name_differs')
    if (isName && !isOtherName) return setIsOtherName(true)
    showToast({ kind: 'error', text: isName ? t('confirmFirst') : failureText(failure) })
  }
  return (
    <Form
      label={t('title')}
      schema={bankAccountBody}
      initialValues={EMPTY}
      onSubmit={onAccount}
      onFailure={onFailure}
    >
      <Stack $gap={5}>
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
        <p>{t('freeze')}</p>
        <SubmitButton>{t('save')}</SubmitButton>
      </Stack>
    </Form>
  )
}
