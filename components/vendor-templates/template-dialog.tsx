'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { PlaceTicks } from '@/components/shared/place-ticks'
import { call } from '@/lib/api/call'
import type { MessageTemplatesWire, MessageTemplateWire } from '@/lib/contract/schemas/messages/templates'
import {
  isEventMoment,
  MESSAGE_MOMENT_NAMES,
  MESSAGE_MOMENTS,
  SEND_HOURS,
} from '@/lib/domain/messages/template-moments'
import { messageTemplateBody } from '@/lib/domain/messages/templates'
import { TextFields } from './text-fields'
import { useHourText } from './use-hour-text'

interface TemplateDialogProps {
  /** absent: a new one */
  template?: MessageTemplateWire
  listings: MessageTemplatesWire['listings']
  onClose: () => void
}

interface Values {
  moment: string
  hour: string
  isOn: boolean
  isForAll: boolean
  listingIds: string[]
  ar: string
  en: string
}

const bodyOf = ({ isForAll, ...values }: Values) => ({
  ...values,
  hour: values.hour === '' ? null : Number(values.hour),
  listingIds: isForAll ? null : values.listingIds,
})

/** Moment, places and both texts of a template, with what a guest would read. */
export function TemplateDialog({ template, listings, onClose }: TemplateDialogProps) {
  const t = useTranslations('templates')
  return (
    <FormDialog
      title={t(template ? 'editTitle' : 'addTitle')}
      closeLabel={t('close')}
      shape="wide"
      schema={messageTemplateBody}
      initialValues={{
        moment: template?.moment ?? '',
        hour: template?.hour == null ? '' : String(template.hour),
        isOn: template?.isOn ?? true,
        isForAll: !template || template.listingIds === null,
        listingIds: template?.listingIds ?? [],
        ar: template?.ar ?? '',
        en: template?.en ?? '',
      }}
      toBody={bodyOf}
      send={async (values) => {
        const body = messageTemplateBody.validateSync(bodyOf(values))
        if (template) await call('PUT /vendor/message-templates/:id', { params: { id: template._id }, body })
        else await call('POST /vendor/message-templates', { body })
        return t('saved')
      }}
      onClose={onClose}
    >
      <MomentFields />
      <PlaceTicks listings={listings} legend={t('places')} missing={t('placesNeeded')} all={t('allPlaces')} />
      <TextFields place={listings[0]} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

function MomentFields() {
  const t = useTranslations('templates')
  const hourText = useHourText()
  const { values } = useFormikContext<Values>()
  const moment = MESSAGE_MOMENT_NAMES.find((one) => one === values.moment)
  return (
    <>
      <SelectField
        name="moment"
        label={t('moment')}
        placeholder={t('choose')}
        options={MESSAGE_MOMENT_NAMES.map((value) => ({ value, label: t(`moments.${value}`) }))}
      />
      {!moment || isEventMoment(moment) ? null : (
        <SelectField
          name="hour"
          label={t('hour')}
          placeholder={t('usualHour', { time: hourText(MESSAGE_MOMENTS[moment].hour) })}
          options={SEND_HOURS.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        />
      )}
    </>
  )
}
