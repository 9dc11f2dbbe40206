'use client'

import { useTranslations } from 'next-intl'
import { BilingualFields, FieldPair } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { PictureField } from '@/components/admin/content/picture-field'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { call } from '@/lib/api/call'
import type { AdminBannerWire } from '@/lib/contract/schemas/content/banner'
import { BANNER_PLACES, CATALOGUE_STATUSES } from '@/lib/domain/catalogue'
import { bannerBody, newBannerBody } from '@/lib/domain/content/banner'
import { MAX_TITLE } from '@/lib/domain/content/fields'

const EMPTY = {
  place: 'main',
  title: '',
  title_ar: '',
  image: '',
  link: '',
  firstDay: '',
  lastDay: '',
  status: 'active',
}

interface Typed {
  firstDay: string
  lastDay: string
}

/** A day that is left empty is no bound. */
const toBody = <Values extends Typed>(values: Values) => ({
  ...values,
  firstDay: values.firstDay || null,
  lastDay: values.lastDay || null,
})

/** A new banner, or the change of one, with the cuts of the home page on a phone and on a desktop. */
export function BannerDialog({ banner, onClose }: { banner: AdminBannerWire | null; onClose: () => void }) {
  const t = useTranslations('admin.banners')
  if (banner === null) {
    return (
      <ContentDialog
        title={t('add')}
        schema={newBannerBody}
        initialValues={EMPTY}
        toBody={toBody}
        onSave={(body) => call('POST /admin/banners', { body })}
        onClose={onClose}
      >
        <BannerFields />
      </ContentDialog>
    )
  }
  const { _id, firstDay, lastDay, ...stored } = banner
  return (
    <ContentDialog
      title={t('edit')}
      schema={bannerBody}
      initialValues={{ ...stored, firstDay: firstDay ?? '', lastDay: lastDay ?? '' }}
      toBody={toBody}
      onSave={(body) => call('PUT /admin/banners/:id', { params: { id: _id }, body })}
      onClose={onClose}
    >
      <BannerFields />
    </ContentDialog>
  )
}

function BannerFields() {
  const t = useTranslations('admin.banners')
  const common = useTranslations('admin.content')
  const choices = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }))
  return (
    <>
      <BilingualFields name="title" label={t('fields.title')} maxLength={MAX_TITLE} />
      <FieldPair>
        <SelectField
          name="place"
          label={t('fields.place')}
          placeholder={t('choose')}
          options={choices(BANNER_PLACES, (place) => t(`places.${place}`))}
        />
        <SelectField
          name="status"
          label={t('fields.status')}
          placeholder={t('choose')}
          options={choices(CATALOGUE_STATUSES, (status) => common(`status.${status}`))}
        />
      </FieldPair>
      <TextField name="link" label={t('fields.link')} help={t('linkHelp')} dir="ltr" autoComplete="off" />
      <FieldPair>
        <DateField name="firstDay" label={t('fields.firstDay')} />
        <DateField name="lastDay" label={t('fields.lastDay')} />
      </FieldPair>
      <PictureField
        name="image"
        label={t('fields.image')}
        previews={[
          { label: t('cuts.phone'), ratio: '4 / 3', width: 160 },
          { label: t('cuts.desktop'), ratio: '21 / 8', width: 320 },
          { label: t('cuts.small'), ratio: '2 / 1', width: 200 },
        ]}
      />
    </>
  )
}
