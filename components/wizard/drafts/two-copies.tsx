'use client'

import { useLocale, useNow, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { type ComparedPart, draftDifferences } from '@/components/shared/listing-fields/difference'
import { useFieldLines } from '@/components/shared/listing-fields/use-field-lines'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { type ComparedRow, SideBySide } from '@/components/ui/side-by-side'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field } from '@/lib/domain/listing/fields/field'
import { formatAgo } from '@/lib/i18n/relative-time'

const MAX_ROWS = 8

const Body = styled.div`
  display: grid; gap: var(--s-4);
  td > span { display: block; overflow-wrap: anywhere; }
`

export type Copy = 'here' | 'stored'

/** `at` and `device` are null where they are not known. */
export interface StoredCopy {
  draft: Draft
  at: string | null
  device: string | null
}

interface TwoCopiesProps {
  /** `at` is null while it is being typed */
  here: { draft: Draft; at: string | null }
  stored: StoredCopy
  onChoose: (copy: Copy) => void
  onClose: () => void
}

/** Asks which of two copies to continue, both of which changed since they were the same. */
export function TwoCopies({ here, stored, onChoose, onClose }: TwoCopiesProps) {
  const t = useTranslations('wizard.copies')
  const w = useTranslations('wizard')
  const locale = useLocale()
  const now = useNow()
  const rowsOf = useRows()
  const when = (at: string | null) => (at === null ? t('now') : formatAgo(at, now, locale))
  const rows = rowsOf(here.draft, stored.draft)
  const otherDevice = stored.device ?? t('otherDevice')
  const left = rows.length - MAX_ROWS
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={w('close')}
      shape="wide"
      footer={
        <>
          <Button $kind="outline" onClick={() => onChoose('stored')}>
            {t('takeStored')}
          </Button>
          <Button onClick={() => onChoose('here')}>{t('keepHere')}</Button>
        </>
      }
    >
      <Body>
        <p>{t('text')}</p>
        <SideBySide
          caption={t('caption')}
          beforeTitle={t('here', { when: when(here.at) })}
          afterTitle={
            stored.at === null ? t('saved') : t('there', { device: otherDevice, when: when(stored.at) })
          }
          rows={rows.slice(0, MAX_ROWS)}
        />
        {left > 0 ? <p>{t('more', { count: left })}</p> : null}
      </Body>
    </Dialog>
  )
}

function useRows(): (here: Draft, stored: Draft) => ComparedRow[] {
  const textOf = useFieldTexts()
  const linesOf = useFieldLines()
  const t = useTranslations('wizard')
  const types = useTranslations('vocabulary.typeOne')
  const cellOf = (field: Field, parts: readonly ComparedPart[]) => {
    const { option } = textOf(field)
    const lines = parts.filter((part) => part.isChanged).flatMap((part) => linesOf(field, part.value, option))
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
    return lines.length > 0 ? lines.map((line, i) => <span key={i}>{line}</span>) : t('copies.nothing')
  }
  return (here, stored) => [
    ...(here.type === stored.type
      ? []
      : [
          {
            name: t('steps.type.title'),
            before: types(here.type),
            after: types(stored.type),
            isChanged: true,
          },
        ]),
    ...draftDifferences(here, stored)
      .filter(({ field }) => field.path !== 'categoryId')
      .map(({ field, before, after }) => ({
        name: textOf(field).label,
        before: cellOf(field, before),
        after: cellOf(field, after),
        isChanged: true,
      })),
  ]
}
