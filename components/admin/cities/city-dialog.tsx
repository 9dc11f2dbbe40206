'use client'

import { useTranslations } from 'next-intl'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { PictureField } from '@/components/admin/content/picture-field'
import { PointField } from '@/components/admin/content/point-field'
import { TextField } from '@/components/forms/text-field'
import { call } from '@/lib/api/call'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { cityBody, newCityBody } from '@/lib/domain/content/city'
import { MAX_NAME, MAX_TITLE } from '@/lib/domain/content/fields'
import { MAX_SLUG } from '@/lib/domain/text/slug'

const EMPTY = {
  name: '',
  name_ar: '',
  title: '',
  title_ar: '',
  image: '',
  latitude: null,
  longitude: null,
  status: 'active',
}

/** A new city, or the change of one. */
export function CityDialog({ city, onClose }: { city: AdminCityWire | null; onClose: () => void }) {
  const t = useTranslations('admin.cities')
  const slugs = city?.oldSlugs?.join(', ')
  const slugHelp = [t('slugHelp', { slug: city?.slug ?? '' }), slugs && t('oldSlugs', { slugs })]
    .filter(Boolean)
    .join(' ')
  const fields = (
    <>
      <BilingualFields
        name="name"
        label={t('fields.name')}
        maxLength={MAX_NAME}
        help={city ? t('renames') : undefined}
      />
      <BilingualFields name="title" label={t('fields.title')} maxLength={MAX_TITLE} />
      {city ? (
        <TextField
          name="slug"
          label={t('fields.slug')}
          help={slugHelp}
          dir="ltr"
          maxLength={MAX_SLUG}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <PictureField
        name="image"
        label={t('fields.image')}
        previews={[{ label: t('crop'), ratio: '4 / 5', width: 160 }]}
      />
      <PointField label={t('fields.point')} />
    </>
  )
  if (city === null) {
    return (
      <ContentDialog
        title={t('add')}
        schema={newCityBody}
        initialValues={EMPTY}
        onSave={(body) => call('POST /admin/cities', { body })}
        onClose={onClose}
      >
        {fields}
      </ContentDialog>
    )
  }
  const { _id, oldSlugs: _oldSlugs, ...stored } = city
  return (
    <ContentDialog
      title={t('edit')}
      schema={cityBody}
      initialValues={stored}
      onSave={(body) => call('PUT /admin/cities/:id', { params: { id: _id }, body })}
      onClose={onClose}
    >
      {fields}
    </ContentDialog>
  )
}
