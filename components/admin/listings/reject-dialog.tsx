'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectFrame } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { FormDialog } from '@/components/shared/form-dialog'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import { Field } from '@/components/ui/input/field'
import type { ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { type FieldReason, MAX_FIELD_REASON, takesReason } from '@/lib/domain/listing/field-reasons'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { rejectionBody } from '@/lib/domain/listing/listing-review'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { variantsOf, withVariant } from '@/lib/domain/listing/variants'

type Values = { reason: string } & Record<string, string>

/** Formik reads dots as nesting; the name of an input has none. */
const inputName = (path: string) => path.replaceAll('.', '_')

/** The fields of a listing type in all its variants, each once, in the order of the wizard. */
function fieldsToCorrect(type: ReviewCard['type']) {
  const listingType = listingTypeOf(type)
  const all = variantsOf(listingType).flatMap((variant) => fieldsOf(withVariant(listingType, variant)))
  return [...new Map(all.map((field) => [field.path, field])).values()].filter(({ path }) =>
    takesReason(path),
  )
}

interface RejectDialogProps {
  card: ReviewCard
  onSend: (rejection: { reason: string; fields: FieldReason[] }) => Promise<void>
  onClose: () => void
}

/** A rejection: a summary that the vendor is notified of, and a reason beside each field to correct. */
export function RejectDialog({ card, onSend, onClose }: RejectDialogProps) {
  const t = useTranslations('admin.services')
  const close = useTranslations('admin.reason')
  const textOf = useFieldTexts()
  const fields = fieldsToCorrect(card.type)
  const [picked, setPicked] = useState<string[]>([])
  const initialValues: Values = {
    reason: '',
    ...Object.fromEntries(fields.map(({ path }) => [inputName(path), ''])),
  }

  const toBody = (values: Values) => ({
    version: card.version,
    reason: values.reason.trim(),
    fields: picked.flatMap((path) => {
      const reason = values[inputName(path)]?.trim()
      return reason ? [{ path, reason }] : []
    }),
  })

  return (
    <FormDialog
      title={t('verbs.reject.title')}
      closeLabel={close('close')}
      schema={rejectionBody}
      initialValues={initialValues}
      toBody={toBody}
      send={async (values) => {
        const { reason, fields: reasons } = toBody(values)
        await onSend({ reason, fields: reasons })
        return t('verbs.reject.done')
      }}
      startsInField={false}
      onClose={onClose}
    >
      <ReasonField label={t('rejection.summary')} help={t('verbs.reject.help')} />
      {fields
        .filter(({ path }) => picked.includes(path))
        .map((field) => (
          <TextArea
            key={field.path}
            name={inputName(field.path)}
            label={textOf(field).label}
            rows={2}
            maxLength={MAX_FIELD_REASON}
          />
        ))}
      <Field id="field-to-correct" label={t('rejection.addField')} help={t('rejection.fieldHelp')}>
        <SelectFrame>
          <select
            id="field-to-correct"
            value=""
            onChange={({ target }) => setPicked((now) => [...now, target.value])}
          >
            <option value="">{t('rejection.choose')}</option>
            {fields
              .filter(({ path }) => !picked.includes(path))
              .map((field) => (
                <option key={field.path} value={field.path}>
                  {textOf(field).label}
                </option>
              ))}
          </select>
        </SelectFrame>
      </Field>
      <SubmitButton kind="danger">{t('verbs.reject.name')}</SubmitButton>
    </FormDialog>
  )
}
