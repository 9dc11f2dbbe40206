'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { showToast } from '@/components/ui/toast/show-toast'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { useRouter } from '@/lib/i18n/navigation'
import { writeSearchParams } from '@/lib/search/search-address'
import type { CategoryChoice, CityChoice } from './city-choices'
import styles from './city-chooser.module.css'

interface CityChooserProps {
  city: CityChoice
  categories: CategoryChoice[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the listing type in a city. Next without a choice shows an error for three seconds and keeps it below. */
export default function CityChooser({ city, categories, open, onOpenChange }: CityChooserProps) {
  const t = useTranslations('home.chooser')
  const router = useRouter()
  const [categoryId, setCategoryId] = useState('')
  const [isMissing, setMissing] = useState(false)
  function searchCity() {
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
      title={t('title', { city: city.label })}
      closeLabel={t('close')}
      shape="wide"
      footer={
        <Button $wide onClick={searchCity}>
          {t('next')} <Icon name="arrow" flip />
        </Button>
      }
    >
      <fieldset className={styles.frame} aria-describedby={isMissing ? 'chooser-error' : undefined}>
        <legend>{t('text')}</legend>
        {isMissing ? (
          <p className={styles.error} id="chooser-error">
            <Icon name="alert" size={18} /> {t('missing')}
          </p>
        ) : null}
        {categories.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name="category"
              className="sr-only"
              checked={categoryId === one.id}
              onChange={() => {
                setCategoryId(one.id)
                setMissing(false)
              }}
            />
            <Picture {...pictureWithColour(one.image)} ratio="4 / 3" sizes="200px" alt="" />
            <span className={styles.tick}>
              <Icon name="check" size={16} />
            </span>
            {one.label}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
