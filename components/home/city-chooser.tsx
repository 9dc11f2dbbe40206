'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { showToast } from '@/components/ui/show-toast'
import type { Category, City } from '@/lib/domain/catalogue'
import { writeSearchParams } from '@/lib/domain/search-address'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import { useRouter } from '@/lib/i18n/navigation'
import { pictureSources } from '@/lib/picture-sources'

const Frame = styled.fieldset`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: var(--s-3);
  legend { margin-block-end: var(--s-4); color: var(--c-ink-2); }
  label { position: relative; display: grid; gap: var(--s-2); padding: var(--s-2); padding-block-end: var(--s-3); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; text-align: center; font-size: var(--fs-sm); font-weight: var(--fw-medium); line-height: var(--lh-snug); }
  label:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  label:has(:checked) { background: var(--c-primary-soft); color: var(--c-primary); box-shadow: inset 0 0 0 2px var(--c-primary); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  img { border-radius: var(--r-md); }
  .tick { position: absolute; inset-block-start: var(--s-3); inset-inline-end: var(--s-3); display: none; place-items: center; inline-size: 26px; block-size: 26px; border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary); }
  label:has(:checked) .tick { display: grid; }
  .error { grid-column: 1 / -1; display: flex; align-items: center; gap: var(--s-2); color: var(--c-err); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

interface CityChooserProps {
  city: City
  categories: Category[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which kind of place in that city? Next without a choice says so for three seconds, and stays written below. */
export default function CityChooser({ city, categories, open, onOpenChange }: CityChooserProps) {
  const t = useTranslations('home.chooser')
  const locale = useLocale()
  const router = useRouter()
  const [categoryId, setCategoryId] = useState('')
  const [isMissing, setMissing] = useState(false)
  function goOn() {
    if (!categoryId) {
      setMissing(true)
      showToast({ kind: 'error', text: t('missing') })
      return
    }
    onOpenChange(false)
    router.push(`/search?${writeSearchParams({ city: city.name, categoryId, page: 1 })}`)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { city: placeName(locale, city) })}
      closeLabel={t('close')}
      shape="wide"
      footer={
        <Button type="button" $wide onClick={goOn}>
          {t('next')} <Icon name="arrow" flip />
        </Button>
      }
    >
      <Frame aria-describedby={isMissing ? 'chooser-error' : undefined}>
        <legend>{t('text')}</legend>
        {isMissing ? (
          <p className="error" id="chooser-error">
            <Icon name="alert" size={18} /> {t('missing')}
          </p>
        ) : null}
        {categories
          .filter((one) => one.status === 'active')
          .map((one) => (
            <label key={one._id}>
              <input
                type="radio"
                name="category"
                className="sr-only"
                checked={categoryId === one._id}
                onChange={() => {
                  setCategoryId(one._id)
                  setMissing(false)
                }}
              />
              <Picture {...pictureSources(one.image)} ratio="4 / 3" sizes="200px" alt="" />
              <span className="tick">
                <Icon name="check" size={16} />
              </span>
              {inLanguage(locale, { en: one.category, ar: one.category_name_ar })}
            </label>
          ))}
      </Frame>
    </Dialog>
  )
}
