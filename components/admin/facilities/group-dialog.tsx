'use client'

import { Field as FormikField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { call } from '@/lib/api/call'
import type { AdminFacilityGroupWire } from '@/lib/contract/schemas/content/facility'
import { FACILITY_ICONS, facilityImage } from '@/lib/domain/catalogue'
import { facilityGroupBody, newFacilityGroupBody } from '@/lib/domain/content/facility'
import { MAX_NAME } from '@/lib/domain/content/fields'

const Icons = styled.fieldset`
  display: flex; flex-wrap: wrap; gap: var(--s-2); border: 0; padding: 0;
  legend { padding-block-end: var(--s-2); font-weight: var(--fw-medium); font-size: var(--fs-sm); }
  img { border-radius: var(--r-sm); }
  label { position: relative; display: grid; place-items: center; inline-size: 56px; block-size: 56px; border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:hover { background: var(--c-sub); }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
`

const Wrong = styled.p`
  flex-basis: 100%; color: var(--c-err); font-size: var(--fs-xs); font-weight: var(--fw-medium);
`

const EMPTY = { name: '', name_ar: '', icon: '', status: 'active' }

interface GroupDialogProps {
  group: AdminFacilityGroupWire | null
  onClose: () => void
}

/** A new group of facilities, or the change of one. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useTranslations('admin.facilities')
  const fields = (
    <>
      <BilingualFields name="name" label={t('fields.name')} maxLength={MAX_NAME} />
      <IconChoice label={t('fields.icon')} />
    </>
  )
  if (group === null) {
    return (
      <ContentDialog
        title={t('addGroup')}
        schema={newFacilityGroupBody}
        initialValues={EMPTY}
        onSave={(body) => call('POST /admin/facility-groups', { body })}
        onClose={onClose}
      >
        {fields}
      </ContentDialog>
    )
  }
  const { _id, facilities: _facilities, ...stored } = group
  return (
    <ContentDialog
      title={t('editGroup')}
      schema={facilityGroupBody}
      initialValues={stored}
      onSave={(body) => call('PUT /admin/facility-groups/:id', { params: { id: _id }, body })}
      onClose={onClose}
    >
      {fields}
    </ContentDialog>
  )
}

function IconChoice({ label }: { label: string }) {
  const names = useTranslations('admin.facilities.icons')
  const id = useId()
  const { errors, submitCount } = useFormikContext<{ icon: string }>()
  const error = submitCount > 0 ? errors.icon : undefined
  return (
    <Icons aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {FACILITY_ICONS.map((icon) => (
        <label key={icon} htmlFor={`${id}-${icon}`} title={names(icon)}>
          <FormikField id={`${id}-${icon}`} type="radio" name="icon" value={icon} aria-label={names(icon)} />
          {/* biome-ignore lint/performance/noImgElement: a drawing of our own */}
          <img src={facilityImage(icon)} alt="" width={40} height={40} />
        </label>
      ))}
      {error ? (
        <Wrong id={id} role="alert">
          {error}
        </Wrong>
      ) : null}
    </Icons>
  )
}
