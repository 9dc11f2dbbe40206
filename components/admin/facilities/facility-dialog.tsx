'use client'

import { Field as FormikField } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { PropertyTypesField } from '@/components/forms/property-types-field'
import { Ticks } from '@/components/forms/ticks'
import { call } from '@/lib/api/call'
import type { AdminFacilityWire } from '@/lib/contract/schemas/content/facility'
import { facilityBody, newFacilityBody } from '@/lib/domain/content/facility'
import { MAX_NAME } from '@/lib/domain/content/fields'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

const EMPTY = { name: '', name_ar: '', isCounted: false, types: [...PROPERTY_TYPES], status: 'active' }

interface FacilityDialogProps {
  groupId: string
  facility: AdminFacilityWire | null
  onClose: () => void
}

/** A new facility, or the change of one. */
export function FacilityDialog({ groupId, facility, onClose }: FacilityDialogProps) {
  const t = useTranslations('admin.facilities')
  const name = <BilingualFields name="name" label={t('fields.name')} maxLength={MAX_NAME} />
  const types = <PropertyTypesField name="types" label={t('fields.types')} />
  if (facility === null) {
    return (
      <ContentDialog
        title={t('add')}
        schema={newFacilityBody}
        initialValues={EMPTY}
        onSave={(body) =>
          call('POST /admin/facility-groups/:id/facilities', { params: { id: groupId }, body })
        }
        onClose={onClose}
      >
        {name}
        <CountedField />
        {types}
      </ContentDialog>
    )
  }
  const { _id, isCounted: _isCounted, ...stored } = facility
  return (
    <ContentDialog
      title={t('edit')}
      schema={facilityBody}
      initialValues={stored}
      onSave={(body) => call('PUT /admin/facilities/:id', { params: { id: _id }, body })}
      onClose={onClose}
    >
      {name}
      {types}
    </ContentDialog>
  )
}

function CountedField() {
  const t = useTranslations('admin.facilities')
  const id = useId()
  return (
    <Ticks>
      <legend>{t('fields.count')}</legend>
      <label htmlFor={id}>
        <FormikField id={id} type="checkbox" name="isCounted" aria-describedby={`${id}-help`} />
        {t('fields.isCounted')}
      </label>
      <p id={`${id}-help`}>{t('countedHelp')}</p>
    </Ticks>
  )
}
