'use client'

import { useLocale, useTranslations } from 'next-intl'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { PictureField } from '@/components/admin/content/picture-field'
import { call } from '@/lib/api/call'
import type { AdminCategoryWire } from '@/lib/contract/schemas/content/category'
import { categoryBody } from '@/lib/domain/content/category'
import { MAX_NAME, MAX_TITLE } from '@/lib/domain/content/fields'
import { inLanguage } from '@/lib/i18n/direction'

/** The nine categories in their order: names, line, picture, and whether each is offered. */
export function CategoriesEditor({ categories }: { categories: AdminCategoryWire[] }) {
  const t = useTranslations('admin.categories')
  const locale = useLocale()
  return (
    <ContentEditor
      title={t('title')}
      lead={t('lead')}
      items={categories}
      onOrder={(body) => call('POST /admin/categories/order', { body })}
      onSwitch={({ _id, type: _type, ...category }, status) =>
        call('PUT /admin/categories/:id', { params: { id: _id }, body: { ...category, status } })
      }
      row={({ image, blurb, blurb_ar }) => ({
        image,
        detail: inLanguage(locale, { en: blurb, ar: blurb_ar }),
      })}
      off={(category) => ({
        title: t('off.title', { category }),
        keep: t('off.keep'),
        confirm: t('off.confirm'),
        consequence: t('off.consequence'),
        kind: 'categories',
      })}
      dialog={(category, onClose) =>
        category ? <CategoryDialog category={category} onClose={onClose} /> : null
      }
    />
  )
}

interface CategoryDialogProps {
  category: AdminCategoryWire
  onClose: () => void
}

/** The change of a category, with the cuts of the home page and of the wizard. */
function CategoryDialog({ category, onClose }: CategoryDialogProps) {
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
