'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Wrapped } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminDistrictWire } from '@/lib/contract/schemas/content/city'
import { districtBody, newDistrictBody } from '@/lib/domain/content/city'
import { MAX_NAME } from '@/lib/domain/content/fields'

const Fields = styled.div`
  display: grid; gap: var(--s-4); margin-block-end: var(--s-5); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub);
  h3 { font-size: var(--fs-md); }
`

interface DistrictFormProps {
  cityId: string
  /** null for a new one */
  renamed: AdminDistrictWire | null
  startsFocused: boolean
  onDone: () => Promise<void>
  onCancel: () => void
  onFailure: (failure: unknown) => void
}

/** Adds a district, or renames one; takes the focus where it replaces another form of the dialog. */
export function DistrictForm(props: DistrictFormProps) {
  const { cityId, renamed, startsFocused, onDone, onCancel, onFailure } = props
  const t = useTranslations('admin.cities')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startsFocused) fields.current?.querySelector('input')?.focus()
  }, [startsFocused])
  const { name = '', name_ar = '' } = renamed ?? {}
  const label = t(renamed ? 'renameDistrict' : 'addDistrict')
  return (
    <Form
      label={label}
      schema={newDistrictBody}
      initialValues={{ name, name_ar }}
      toBody={typed}
      onSubmit={async (values) => {
        const names = typed(values)
        if (renamed) {
          await call('PUT /admin/districts/:id', {
            params: { id: renamed._id },
            body: districtBody.validateSync({ ...names, version: renamed.version }),
          })
        } else await call('POST /admin/cities/:id/districts', { params: { id: cityId }, body: names })
        await onDone()
      }}
      onFailure={onFailure}
    >
      <Fields ref={fields}>
        <h3>{label}</h3>
        <BilingualFields name="name" label={t('fields.name')} maxLength={MAX_NAME} />
        <Wrapped $gap={3}>
          <SubmitButton>{t(renamed ? 'saveName' : 'addDistrict')}</SubmitButton>
          {renamed ? (
            <Button $kind="quiet" onClick={onCancel}>
              {t('keepName')}
            </Button>
          ) : null}
        </Wrapped>
      </Fields>
    </Form>
  )
}

const typed = (values: { name: string; name_ar: string }) => ({
  name: values.name.trim(),
  name_ar: values.name_ar.trim(),
})
