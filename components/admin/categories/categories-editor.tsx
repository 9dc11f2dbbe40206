'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { BilingualFields } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { ContentRow } from '@/components/admin/content/content-row'
import { EditButton } from '@/components/admin/content/edit-button'
import { OrderedList } from '@/components/admin/content/ordered-list'
import { PictureField } from '@/components/admin/content/picture-field'
import { StatusSwitch } from '@/components/admin/content/status-switch'
import { SwitchOffQuestion } from '@/components/admin/content/switch-off-question'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import { call } from '@/lib/api/call'
import { type AdminCategoryWire, categoryBody } from '@/lib/domain/content/category'
import { MAX_NAME, MAX_TITLE } from '@/lib/domain/content/fields'
import { inLanguage, localName } from '@/lib/i18n/direction'

interface Opened {
  kind: 'edit' | 'switchOff'
  category: AdminCategoryWire
}

/** The nine categories in their order: names, line, picture, and whether each is offered. */
export function CategoriesEditor({ categories }: { categories: AdminCategoryWire[] }) {
  const t = useTranslations('admin.categories')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const nameOf = (category: AdminCategoryWire) => localName(locale, category)
  const switchTo = (
    { _id, type: _type, ...category }: AdminCategoryWire,
    status: AdminCategoryWire['status'],
  ) =>
    act(
      () => call('PUT /admin/categories/:id', { params: { id: _id }, body: { ...category, status } }),
      common('saved'),
    )
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <OrderedList
        label={t('title')}
        items={categories}
        nameOf={nameOf}
        onOrder={(body) => call('POST /admin/categories/order', { body })}
      >
        {(category) => (
          <ContentRow
            image={category.image}
            title={nameOf(category)}
            detail={inLanguage(locale, { en: category.blurb, ar: category.blurb_ar })}
            status={category.status}
          >
            <EditButton name={nameOf(category)} onClick={() => setOpened({ kind: 'edit', category })} />
            <StatusSwitch
              status={category.status}
              name={nameOf(category)}
              isBusy={isBusy}
              onSwitch={(to) =>
                to === 'inactive' ? setOpened({ kind: 'switchOff', category }) : void switchTo(category, to)
              }
            />
          </ContentRow>
        )}
      </OrderedList>
      {opened?.kind === 'edit' ? <CategoryDialog category={opened.category} onClose={close} /> : null}
      {opened?.kind === 'switchOff' ? (
        <SwitchOffQuestion
          title={t('off.title', { category: nameOf(opened.category) })}
          keep={t('off.keep')}
          confirm={t('off.confirm')}
          consequence={t('off.consequence')}
          kind="categories"
          id={opened.category._id}
          isBusy={isBusy}
          onConfirm={async () => {
            await switchTo(opened.category, 'inactive')
            close()
          }}
          onClose={close}
        />
      ) : null}
    </PageFrame>
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
