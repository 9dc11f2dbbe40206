'use client'

import { getIn, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { useProperty } from '@/components/wizard/property'
import type { Draft } from '@/lib/domain/listing/draft'
import type { FieldReason } from '@/lib/domain/listing/field-reasons'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { isOfProperty } from '@/lib/domain/listing/room-types'
import type { StepId } from '@/lib/domain/listing/steps'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'

const Corrections = createContext<readonly FieldReason[]>([])

/** What an admin wants corrected, for the fields below. */
export const CorrectionsProvider = Corrections.Provider

export function useCorrections(): readonly FieldReason[] {
  return useContext(Corrections)
}

const Box = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr);
`

const Note = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s-2); align-items: start; padding: var(--s-3) var(--s-4); border-radius: var(--r-md);
  background: var(--c-warn-soft); font-size: var(--fs-sm); overflow-wrap: anywhere;
  > svg { margin-block-start: 3px; color: var(--c-warn); }
  strong { display: block; font-weight: var(--fw-semibold); }
`

/** A field with the note of the admin on it, which says when the vendor has changed the field. */
export function WithCorrection({ path, children }: { path: string; children: ReactNode }) {
  const t = useTranslations('wizard.corrections')
  const { values, initialValues } = useFormikContext<Draft>()
  const found = useCorrections().find((one) => one.path === path)
  if (!found) return children
  const isChanged = JSON.stringify(getIn(values, path)) !== JSON.stringify(getIn(initialValues, path))
  return (
    <Box>
      <Note role="note">
        <Icon name="alert" size={18} />
        <span>
          <strong>{t('reason')}</strong>
          <bdi dir="auto">{found.reason}</bdi>
        </span>
        {isChanged ? <Badge $tone="ok">{t('changed')}</Badge> : null}
      </Note>
      {children}
    </Box>
  )
}

const List = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h3 { font-size: var(--fs-lg); }
  ul { display: grid; gap: var(--s-4); margin: 0; padding: 0; list-style: none; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; overflow-wrap: anywhere; }
  strong { display: block; }
`

interface CorrectionListProps {
  listingType: ListingTypeVariant
  onOpen: (step: StepId) => void
}

/** All corrections at the start of an edit, each with a way to its screen. */
export function CorrectionList({ listingType, onOpen }: CorrectionListProps) {
  const t = useTranslations('wizard.corrections')
  const textOf = useFieldTexts()
  const corrections = useCorrections()
  const property = useProperty()
  const fields = fieldsOf(listingType)
  const rows = corrections.flatMap(({ path, reason }) => {
    const field = fields.find((one) => one.path === path)
    return field ? [{ field, reason, label: textOf(field).label }] : []
  })
  if (rows.length === 0) return null
  return (
    <List aria-labelledby="corrections">
      <h3 id="corrections">{t('title')}</h3>
      <ul>
        {rows.map(({ field, reason, label }) => (
          <li key={field.path}>
            <span>
              <strong>{label}</strong>
              <bdi dir="auto">{reason}</bdi>
            </span>
            {property && isOfProperty(field.path) ? null : (
              <Button
                $kind="outline"
                $size="sm"
                aria-label={`${t('open')}: ${label}`}
                onClick={() => onOpen(field.step)}
              >
                {t('open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </List>
  )
}
