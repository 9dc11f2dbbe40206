import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Quiet } from '@/components/admin/item-card'
import { Section } from '@/components/admin/overview/panel'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { fileHref } from '@/lib/contract/address'
import type { FigureFile } from '@/lib/domain/statistics/market'
import { type FiguresView, figuresQueryOf } from './figures-view'

interface FigureSectionProps {
  file: FigureFile
  view: FiguresView
  /** null: there is nothing to show */
  children: ReactNode | null
}

/** A table with its heading, what it counts, and its file. */
export function FigureSection({ file, view, children }: FigureSectionProps) {
  const t = useTranslations('admin.figures')
  const save = (
    <Button
      as="a"
      $kind="outline"
      $size="sm"
      href={fileHref('GET /admin/figures.csv', { query: { ...figuresQueryOf(view), file } })}
      aria-label={t('saveAs', { table: t(`tables.${file}.title`) })}
      download
    >
      <Icon name="download" size={18} />
      {t('save')}
    </Button>
  )
  return (
    <Section title={t(`tables.${file}.title`)} act={save}>
      <Quiet>{t(`tables.${file}.note`)}</Quiet>
      {children ?? <Quiet>{t('nothing')}</Quiet>}
    </Section>
  )
}
