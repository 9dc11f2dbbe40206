'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { localName } from '@/lib/i18n/direction'
import { CityDialog } from './city-dialog'
import { DistrictsDialog } from './districts-dialog'

/** The cities in their order: names, picture, point, districts, and whether each is offered. */
export function CitiesEditor({ cities }: { cities: AdminCityWire[] }) {
  const t = useTranslations('admin.cities')
  const locale = useLocale()
  return (
    <ContentEditor
      title={t('title')}
      lead={t('lead')}
      add={t('add')}
      items={cities}
      onOrder={(body) => call('POST /admin/cities/order', { body })}
      onSwitch={({ _id, oldSlugs: _oldSlugs, ...city }, status) =>
        call('PUT /admin/cities/:id', { params: { id: _id }, body: { ...city, status } })
      }
      row={(city) => ({
        image: city.image,
        detail: localName(locale === 'ar' ? 'en' : 'ar', city),
        actions: <DistrictsButton city={city} />,
      })}
      off={(city) => ({
        title: t('off.title', { city }),
        keep: t('off.keep'),
        confirm: t('off.confirm'),
        consequence: t('off.consequence'),
        kind: 'cities',
      })}
      dialog={(city, onClose) => <CityDialog city={city} onClose={onClose} />}
    />
  )
}

function DistrictsButton({ city }: { city: AdminCityWire }) {
  const t = useTranslations('admin.cities')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        $kind="outline"
        $size="sm"
        aria-label={t('districtsOf', { city: localName(locale, city) })}
        onClick={() => setOpen(true)}
      >
        {t('districts')}
      </Button>
      {isOpen ? <DistrictsDialog city={city} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
