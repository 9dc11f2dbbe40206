'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChangedPieces } from '@/components/admin/changed-pieces'
import { changedWords } from '@/components/admin/changes'
import {
  type ComparedPart,
  type FieldDifference,
  listingDifferences,
  photosBeside,
} from '@/components/shared/listing-fields/difference'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Num } from '@/components/ui/num'
import { type ComparedRow, SideBySide } from '@/components/ui/side-by-side'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { useDetailedLines, versionOf } from './use-detailed-lines'

const Values = styled.ul`
  display: grid; gap: var(--s-1); list-style: none; margin: 0; padding: 0;
  del { background: var(--c-err-soft); color: var(--c-err); }
  ins { background: var(--c-ok-soft); color: var(--c-ok); text-decoration: none; font-weight: var(--fw-semibold); }
`

interface ListingDifferenceProps {
  before: ListingWire
  after: ListingWire
  beforeTitle: string
  afterTitle: string
}

/** Two versions of a listing side by side: the fields that differ, with the changed words and values marked. */
export function ListingDifference({ before, after, beforeTitle, afterTitle }: ListingDifferenceProps) {
  const t = useTranslations('admin.services.difference')
  const rowOf = useRow()
  const differences = listingDifferences(versionOf(before), versionOf(after))
  if (differences.length === 0) return <p>{t('none')}</p>
  return (
    <SideBySide
      caption={t('caption')}
      beforeTitle={beforeTitle}
      afterTitle={afterTitle}
      rows={differences.map(rowOf)}
    />
  )
}

type Side = 'before' | 'after'

function useRow(): (difference: FieldDifference) => ComparedRow {
  const textOfField = useFieldTexts()
  const sideOf = useSide()
  return (difference) => ({
    name: textOfField(difference.field).label,
    before: sideOf(difference, 'before'),
    after: sideOf(difference, 'after'),
    isChanged: true,
  })
}

/** Text fields mark their words, photos have frames, all others mark whole values. */
function useSide(): (difference: FieldDifference, side: Side) => ReactNode {
  const t = useTranslations('admin.services.difference')
  const linesOf = useDetailedLines()
  return ({ field, before, after }, side) => {
    const [own, other] = side === 'before' ? [before, after] : [after, before]
    if (field.kind === 'photos') return <ComparedPhotos urls={urlsOf(own)} others={urlsOf(other)} />
    if (own.length === 0) return t('empty')
    if (field.kind !== 'text')
      return <Values>{own.map((part) => marked(linesOf(field, part.value), part, side))}</Values>
    const pieces = changedWords(textOf(before), textOf(after))
    return (
      <p {...writingOf(field)}>
        <ChangedPieces pieces={pieces.filter(({ kind }) => kind !== (side === 'before' ? 'new' : 'gone'))} />
      </p>
    )
  }
}

function marked(lines: ReactNode[], { key, isChanged }: ComparedPart, side: Side) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one value have no identity but their index
    <li key={`${key}-${i}`}>{isChanged ? <Mark>{line}</Mark> : line}</li>
  ))
}

const textOf = (parts: readonly ComparedPart[]) => String(parts[0]?.value ?? '')
const urlsOf = (parts: readonly ComparedPart[]) => (parts[0]?.value ?? []) as string[]

function writingOf({ path }: Field) {
  if (path.endsWith('.en')) return { lang: 'en', dir: 'ltr' }
  return path.endsWith('.ar') ? { lang: 'ar', dir: 'rtl' } : { dir: 'auto' }
}

const Grid = styled.ol`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: var(--s-2); list-style: none; margin: 0; padding: 0;
  li { position: relative; }
  img { display: block; inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
  [data-change='only_here'] img { outline: 3px solid var(--c-accent); outline-offset: 1px; }
  [data-change='moved'] img { outline: 2px dashed var(--c-ink-3); outline-offset: 1px; }
`

const Place = styled.span`
  position: absolute; inset-block-start: 4px; inset-inline-start: 4px; padding: 0 6px; border-radius: var(--r-full);
  background: var(--c-raised); color: var(--c-ink); font-size: var(--fs-xs); font-weight: var(--fw-semibold);
`

/** The photos of one version in their order; a frame marks those that the other one lacks, dashes those that moved. */
function ComparedPhotos({ urls, others }: { urls: readonly string[]; others: readonly string[] }) {
  const t = useTranslations('admin.services.difference.photos')
  return (
    <Grid>
      {photosBeside(urls, others).map(({ url, change }, i) => (
        <li key={url} data-change={change}>
          <Thumbnail url={url} alt={t(change, { n: i + 1 })} />
          <Place aria-hidden="true">
            <Num>{i + 1}</Num>
          </Place>
        </li>
      ))}
    </Grid>
  )
}
