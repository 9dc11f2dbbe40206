'use client'

import { useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { controlOf } from './controls'
import { WithCorrection } from './corrections'
import { type FieldGroup, groupsOf } from './field-groups'
import { LanguagesGroup } from './languages-group'

const Groups = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-8);
`

const GroupBox = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-6);
  > h3 { font-size: var(--fs-lg); padding-block-start: var(--s-6); border-block-start: 1px solid var(--c-line); }
  > h3 small { font-size: var(--fs-sm); font-weight: var(--fw-regular); color: var(--c-ink-3); }
`

const LOOKS = {
  tallFirst: css`
    grid-template-columns: minmax(0, 1fr); gap: var(--s-6) var(--s-8);
    @media (min-width: 960px) {
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      > :first-child { grid-row: span 3; }
    }
  `,
  columns: css`
    grid-template-columns: minmax(0, 1fr); gap: var(--s-6) var(--s-8);
    @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
  pairs: css`grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: var(--s-5);`,
  grid: css`grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: var(--s-5) var(--s-4);`,
}

const FieldGrid = styled.div<{ $look: keyof typeof LOOKS }>`
  display: grid; align-items: start; ${({ $look }) => LOOKS[$look]}
`

interface StepFieldsProps {
  fields: readonly Field[]
  listingType: ListingTypeVariant
}

/** The fields of a listing type on one screen, each with the control of its kind. */
export function StepFields({ fields, listingType }: StepFieldsProps) {
  return (
    <Groups>
      {groupsOf(fields).map((group) => (
        <Group key={group.id} group={group} listingType={listingType} />
      ))}
    </Groups>
  )
}

function Group({ group, listingType }: { group: FieldGroup; listingType: ListingTypeVariant }) {
  const t = useTranslations('wizard.groups')
  const { id, look, hasHeading, fields } = group
  if (look === 'languages') return <LanguagesGroup fields={fields} listingType={listingType} />
  const controls = <Controls fields={fields} listingType={listingType} />
  return (
    <GroupBox>
      {hasHeading ? (
        <h3>
          {t(`${id}`)} <small>{t('optional')}</small>
        </h3>
      ) : null}
      {look === 'alone' ? controls : <FieldGrid $look={look}>{controls}</FieldGrid>}
    </GroupBox>
  )
}

function Controls({ fields, listingType }: StepFieldsProps) {
  return fields.map((field) => {
    const Control = controlOf(field)
    return (
      <WithCorrection key={`${field.path}-${field.kind}`} path={field.path}>
        <Control field={field} listingType={listingType} />
      </WithCorrection>
    )
  })
}
