'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createContext, useContext } from 'react'
import { Notice } from '@/components/shared/notice'
import type { PropertyOfRoomType } from '@/lib/domain/listing/vendor-listing'
import { localName } from '@/lib/i18n/direction'

const Property = createContext<PropertyOfRoomType | null>(null)

/** Of the room type that is edited, for the screens below. */
export const PropertyProvider = Property.Provider

export function useProperty(): PropertyOfRoomType | null {
  return useContext(Property)
}

/** What a room type shares with its property, and so is not asked. */
export function OfPropertyNote() {
  const t = useTranslations('wizard.roomType')
  const locale = useLocale()
  const property = useProperty()
  if (!property) return null
  return (
    <Notice>
      <p>{t.rich('shared', { property: () => <bdi>{localName(locale, property)}</bdi> })}</p>
    </Notice>
  )
}

/** The help of a field that differs for a room type: its name, with an example in the language of the field. */
export function useRoomTypeHelp(path: string): string | undefined {
  const t = useTranslations('wizard.roomType')
  const property = useProperty()
  if (!property) return undefined
  if (path === 'name.ar') return t('nameHelp_ar', { property: property.name_ar })
  return path === 'name.en' ? t('nameHelp_en', { property: property.name }) : undefined
}
