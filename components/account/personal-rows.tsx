'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { NationalityField } from '@/components/forms/nationality-field'
import { TextField } from '@/components/forms/text-field'
import { fullName, type Profile } from '@/lib/domain/account/account'
import { maskedNumber, typedNumber } from '@/lib/domain/account/identity'
import { nationalityName } from '@/lib/domain/account/nationalities'
import { formatDay } from '@/lib/i18n/dates'
import { BirthDateFields, birthDay, birthParts } from './birth-date-fields'
import { EditableRow, RowButton } from './editable-row'
import { ProfileForm } from './profile-form'
import { PartCard } from './profile-frame'

/** The personal details; each row is edited by itself. */
export function PersonalRows({ user }: { user: Profile }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const { firstName, lastName, email, nationality, idNumber, dateOfBirth } = user
  return (
    <PartCard>
      <EditableRow label={t('name')} value={<bdi>{fullName(user)}</bdi>}>
        {(close) => (
          <ProfileForm
            label={t('name')}
            initialValues={{ firstName, lastName }}
            toBody={(typed) => ({ firstName: typed.firstName.trim(), lastName: typed.lastName.trim() })}
            onSaved={close}
          >
            <TextField name="firstName" label={t('firstName')} autoComplete="given-name" dir="auto" />
            <TextField name="lastName" label={t('lastName')} autoComplete="family-name" dir="auto" />
          </ProfileForm>
        )}
      </EditableRow>
      <EditableRow label={t('email')} value={email ? <bdi dir="ltr">{email}</bdi> : null}>
        {(close) => (
          <ProfileForm
            label={t('email')}
            initialValues={{ email: email ?? '' }}
            toBody={(typed) => ({ email: typed.email.trim() || null })}
            onSaved={close}
          >
            <TextField
              name="email"
              label={t('email')}
              help={t('emailHelp')}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
            />
          </ProfileForm>
        )}
      </EditableRow>
      <EditableRow label={t('nationality')} value={nationality ? nationalityName(nationality, locale) : null}>
        {(close) => (
          <ProfileForm
            label={t('nationality')}
            initialValues={{ nationality: nationality ?? '' }}
            toBody={(typed) => typed}
            onSaved={close}
          >
            <NationalityField name="nationality" label={t('nationality')} placeholder={t('choose')} />
          </ProfileForm>
        )}
      </EditableRow>
      <IdNumber number={idNumber} />
      <EditableRow label={t('dateOfBirth')} value={dateOfBirth ? formatDay(dateOfBirth, locale) : null}>
        {(close) => (
          <ProfileForm
            label={t('dateOfBirth')}
            initialValues={birthParts(dateOfBirth)}
            toBody={(typed) => ({ dateOfBirth: birthDay(typed) })}
            onSaved={close}
          >
            <BirthDateFields />
          </ProfileForm>
        )}
      </EditableRow>
    </PartCard>
  )
}

/** The ID number: only its last digits until the user reveals it. */
function IdNumber({ number }: { number: string | null }) {
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
