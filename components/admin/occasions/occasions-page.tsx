'use client'

import { useTranslations } from 'next-intl'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { OccasionListWire } from '@/lib/contract/schemas/content/occasion'
import { OccasionCard } from './occasion-card'
import { SchoolHolidays } from './school-holidays'

/** The days of occasions by which hosts price: the coming years of each, and the school holidays. */
export function OccasionsPage({ list }: { list: OccasionListWire }) {
  const t = useTranslations('admin.occasions')
  const usageOf = (name: string) => list.uses.find(({ occasion }) => occasion === name)
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <SchoolHolidays holidays={list.holidays} use={usageOf('schoolHolidays')} />
      {list.occasions.map((one) => (
        <OccasionCard key={one.occasion} {...one} use={usageOf(one.occasion)} />
      ))}
    </PageFrame>
  )
}
