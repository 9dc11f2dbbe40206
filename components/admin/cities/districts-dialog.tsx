'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import {
  createDistrict,
  districtsPath,
  getAdminDistricts,
  removeDistrict,
  renameDistrict,
} from '@/lib/api/admin/cities'
import {
  type AdminCityWire,
  type AdminDistrictWire,
  districtBody,
  newDistrictBody,
} from '@/lib/domain/content/city'
import { MAX_NAME } from '@/lib/domain/content/fields'
import { localName } from '@/lib/i18n/direction'

const List = styled.ul`
  display: grid; gap: var(--s-2); margin: 0; padding: 0; list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2) var(--s-4); padding-block: var(--s-2); border-block-end: 1px solid var(--c-line); }
  span { display: inline-flex; align-items: center; gap: var(--s-3); color: var(--c-ink-2); font-size: var(--fs-sm); }
`

const Fields = styled.div`
  display: grid; gap: var(--s-4); margin-block-end: var(--s-5); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub);
`

/** The districts of a city: added, renamed, and removed while no listing is in them. */
export function DistrictsDialog({ city, onClose }: { city: AdminCityWire; onClose: () => void }) {
  const t = useTranslations('admin.cities')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const failureText = useFailureText()
  const { data, error, mutate } = useSWR(districtsPath(city._id), getAdminDistricts)
  const [renamed, setRenamed] = useState<AdminDistrictWire | null>(null)
  const fail = (failure: unknown) => showToast({ kind: 'error', text: failureText(failure) })
  async function done() {
    showToast({ kind: 'success', text: common('saved') })
    setRenamed(null)
    await mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('districtsOf', { city: localName(locale, city) })}
      closeLabel={common('close')}
      shape="wide"
    >
      <DistrictForm
        key={renamed ? `${renamed._id} ${renamed.version}` : `new ${data?.data.length}`}
        cityId={city._id}
        renamed={renamed}
        onDone={done}
        onFailure={fail}
      />
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <List aria-label={t('districts')}>
        {data?.data.map((district) => (
          <li key={district._id}>
            <strong>
              {localName(locale, district)} <span>{localName(locale === 'ar' ? 'en' : 'ar', district)}</span>
            </strong>
            <span>
              <Button
                type="button"
                $kind="outline"
                $size="sm"
                aria-label={t('renameNamed', { name: localName(locale, district) })}
                onClick={() => setRenamed(district)}
              >
                {t('rename')}
              </Button>
              {district.isUsed ? (
                t('used')
              ) : (
                <Button
                  type="button"
                  $kind="quiet"
                  $size="sm"
                  aria-label={t('removeNamed', { name: localName(locale, district) })}
                  onClick={() => removeDistrict(district._id, district.version).then(done, fail)}
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </List>
    </Dialog>
  )
}

interface DistrictFormProps {
  cityId: string
  renamed: AdminDistrictWire | null
  onDone: () => Promise<void>
  onFailure: (failure: unknown) => void
}

function DistrictForm({ cityId, renamed, onDone, onFailure }: DistrictFormProps) {
  const t = useTranslations('admin.cities')
  const { name = '', name_ar = '' } = renamed ?? {}
  const label = t(renamed ? 'renameDistrict' : 'addDistrict')
  return (
    <Form
      label={label}
      schema={newDistrictBody}
      initialValues={{ name, name_ar }}
      toBody={typed}
      onSubmit={async (values) => {
        if (renamed) {
          await renameDistrict(
            renamed._id,
            districtBody.validateSync({ ...typed(values), version: renamed.version }),
          )
        } else await createDistrict(cityId, typed(values))
        await onDone()
      }}
      onFailure={onFailure}
    >
      <Fields>
        <BilingualFields name="name" label={label} maxLength={MAX_NAME} />
        <SubmitButton>{label}</SubmitButton>
      </Fields>
    </Form>
  )
}

const typed = (values: { name: string; name_ar: string }) => ({
  name: values.name.trim(),
  name_ar: values.name_ar.trim(),
})
