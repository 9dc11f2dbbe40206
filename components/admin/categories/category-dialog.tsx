'use client'

import { useTranslations } from 'next-intl'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { PictureField } from '@/components/admin/content/picture-field'
import { call } from '@/lib/api/call'
import { type AdminCategoryWire, categoryBody } from '@/lib/domain/content/category'
import { MAX_NAME, MAX_TITLE } from '@/lib/domain/content/fields'

interface CategoryDialogProps {
  category: AdminCategoryWire
  onClose: () => void
}

/** The change of a category, with the cuts of the home page and of the wizard. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useTranslations('admin.categories')
  const { _id, type: _type, ...stored } = category
  return (
    <ContentDialog
      title={t('edit')}
      schema={categoryBody}
      initialValues={stored}
      onSave={(body) => call('PUT /admin/categories/:id', { params: { id: _id }, body })}
      onClose={onClose}
    >
      <BilingualFields name="name" label={t('fields.name')} maxLength={MAX_NAME} />
      <BilingualFields name="blurb" label={t('fields.blurb')} maxLength={MAX_TITLE} />
      <PictureField
        name="image"
        label={t('fields.image')}
        previews={[
          { label: t('cuts.home'), ratio: '1 / 1', width: 120, isRound: true },
          { label: t('cuts.wizard'), ratio: '3 / 2', width: 180 },
        ]}
      />
    </ContentDialog>
  )
}
