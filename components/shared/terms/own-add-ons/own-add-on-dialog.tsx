'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhotoField } from '@/components/shared/photos/photo-field'
import {
  ADD_ON_UNIT_TERMS,
  ADD_ON_UNITS,
  type AddOnUnit,
  addOnUnitsOf,
  type OwnAddOnWire,
} from '@/lib/domain/booking/money/own-add-ons'
import { type OwnAddOnBody, ownAddOnBody } from '@/lib/domain/calendar/own-add-ons'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addOnOf, type OwnAddOnValues, valuesOf } from './own-add-on-values'

interface OwnAddOnDialogProps {
  mode: PricingMode
  /** null: a new one */
  addOn: OwnAddOnWire | null
  /** its place among those that are stored */
  index: number
  save: (addOn: OwnAddOnBody) => Promise<void>
  onClose: () => void
}

/** An own add-on: its name, price, photo, and how many there are. */
export function OwnAddOnDialog({ mode, addOn, index, save, onClose }: OwnAddOnDialogProps) {
  const t = useTranslations('hosted.calendar.ownAddOns')
  const [isSending, setSending] = useState(false)
  return (
    <FormDialog
      title={t(addOn ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      schema={ownAddOnBody}
      initialValues={valuesOf(addOn)}
      toBody={(values) => addOnOf(values, addOn)}
      issuesAt={`ownAddOns.${index}.`}
      send={async (values) => {
        await save(addOnOf(values, addOn))
        return t('saved')
      }}
      onClose={onClose}
    >
      <Fields offered={addOnUnitsOf(mode)} stored={addOn?.unit} />
      <PhotoField words="hosted.calendar.ownAddOns.photos" purpose="picture" max={1} onBusy={setSending} />
      <SubmitButton disabled={isSending}>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

/** One whose unit is not sold any more keeps it until another is chosen. */
function Fields({ offered, stored = offered[0] }: { offered: AddOnUnit[]; stored: AddOnUnit | undefined }) {
  const t = useTranslations('hosted.calendar.ownAddOns')
  const units = useTranslations('ownAddOns.per')
  const {
    values: { unit },
  } = useFormikContext<OwnAddOnValues>()
  return (
    <>
      <TextField name="name_ar" label={t('nameAr')} lang="ar" dir="rtl" />
      <TextField name="name" label={t('name')} help={t('nameHelp')} lang="en" dir="ltr" />
      <AmountField name="price" label={t('price')} />
      <SelectField
        name="unit"
        label={t('unit')}
        options={ADD_ON_UNITS.filter((one) => one === stored || offered.includes(one)).map((value) => ({
          value,
          label: units(value),
        }))}
      />
      {ADD_ON_UNIT_TERMS[unit].hasPieces ? (
        <AmountField name="mostPieces" label={t('mostPieces')} help={t('mostHelp')} />
      ) : null}
      <AmountField name="stock" label={t('stock')} help={t('stockHelp')} />
    </>
  )
}
