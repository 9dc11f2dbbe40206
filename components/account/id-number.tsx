'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/forms/text-field'
import { maskedNumber, typedNumber } from '@/lib/domain/account/identity'
import { EditableRow, RowButton } from './editable-row'
import { ProfileForm } from './profile-form'

/** The ID number: only its last digits until the user reveals it. */
export function IdNumber({ number }: { number: string | null }) {
  const t = useTranslations('profile')
  const [isShown, setShown] = useState(false)
  const shown = number && (isShown ? number : maskedNumber(number))
  return (
    <EditableRow
      label={t('idNumber')}
      value={shown ? <bdi className="num">{shown}</bdi> : null}
      aside={
        number ? (
          <RowButton type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hide' : 'show')}
          </RowButton>
        ) : null
      }
    >
      {(close) => (
        <ProfileForm
          label={t('idNumber')}
          initialValues={{ idNumber: number ?? '' }}
          toBody={(typed) => ({ idNumber: typedNumber(typed.idNumber) })}
          onSaved={close}
        >
          <TextField name="idNumber" label={t('idNumber')} help={t('idHelp')} inputMode="numeric" dir="ltr" />
        </ProfileForm>
      )}
    </EditableRow>
  )
}
