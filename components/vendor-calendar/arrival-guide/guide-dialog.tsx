'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { ENTRY_WAYS, GUIDE_LIMITS, guideBasicsBody } from '@/lib/domain/arrival-guide/arrival-guide'
import { entryTimeOf, entryTimesOf } from '@/lib/domain/arrival-guide/when-known'
import { basicsOf, type GuideProps, saveGuide, trimmed } from './save-guide'

interface GuideDialogProps extends GuideProps {
  isHourly: boolean
  onClose: () => void
}

/** The way, the entry with its code, the Wi-Fi and the number to call. */
export function GuideDialog({ listingId, guide, isHourly, onClose }: GuideDialogProps) {
  const t = useTranslations('hosted.calendar.guide')
  const { directions, entry, code, wifiName, wifiPassword } = GUIDE_LIMITS
  // The page may show a colleague's version meanwhile: what is typed here changes the one that was opened.
  const [opened] = useState(guide)
  const basics = basicsOf(opened)
  const line = { dir: 'auto', autoComplete: 'off' } as const
  return (
    <FormDialog
      title={t('dialogTitle')}
      closeLabel={t('close')}
      schema={guideBasicsBody}
      initialValues={{ ...basics, entryTime: entryTimeOf(basics.entryTime, isHourly) }}
      toBody={trimmed}
      send={async (values) => {
        await saveGuide(listingId, opened, trimmed(values))
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextArea
        name="directions_ar"
        label={t('directionsAr')}
        help={t('directionsHelp')}
        maxLength={directions}
      />
      <TextArea name="directions" label={t('directionsEn')} maxLength={directions} />
      <SelectField
        name="entryWay"
        label={t('entryWay')}
        options={ENTRY_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
      <TextArea name="entry_ar" label={t('entryAr')} help={t('entryHelp')} rows={3} maxLength={entry} />
      <TextArea name="entry" label={t('entryEn')} rows={3} maxLength={entry} />
      <TextField
        name="entryCode"
        label={t('entryCode')}
        help={t('entryCodeHelp')}
        maxLength={code}
        {...line}
      />
      <TextField name="wifiName" label={t('wifiName')} maxLength={wifiName} {...line} />
      <TextField name="wifiPassword" label={t('wifiPassword')} maxLength={wifiPassword} {...line} />
      <SelectField
        name="entryTime"
        label={t('entryTime')}
        help={t('entryTimeHelp')}
        options={entryTimesOf(isHourly).map((value) => ({ value, label: t(`times.${value}`) }))}
      />
      <TextField name="phone" label={t('phone')} dir="ltr" inputMode="tel" autoComplete="off" />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
