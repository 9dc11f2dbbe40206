'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import type { TermsPart } from '@/lib/domain/calendar/bulk-changes'
import type { VendorAction } from '@/lib/domain/policy/vendor-policy'

/** Whose words under `hosted.calendar` a card has. */
type Words = TermsPart | 'partPayment' | 'guide' | 'guideSections' | 'guidePhotos'

interface RowActs {
  onEdit: () => void
  onRemove: () => void
}

interface TermsCardProps<Term> {
  words: Words
  /** what a member must be allowed to do to change them */
  action?: VendorAction
  terms: readonly Term[]
  /** false: nothing is left to add */
  hasMore?: boolean
  nameOf: (term: Term) => string
  row: (term: Term, acts: RowActs, index: number) => ReactNode
  /** of a term, or of a new one where it is null */
  dialog: (edited: Term | null, onClose: () => void) => ReactNode
  remove: (term: Term) => Promise<unknown>
  /** the button that copies them, where there are any */
  copy?: ReactNode
  children?: ReactNode
}

/** What a vendor sets for a listing, one row each: added, edited and, after a question, removed by those who may. */
export function TermsCard<Term>(props: TermsCardProps<Term>) {
  const {
    words,
    action = 'editCalendar',
    terms,
    hasMore = true,
    nameOf,
    row,
    dialog,
    remove,
    copy,
    children,
  } = props
  const t = useTranslations(`hosted.calendar.${words}`)
  const id = useId()
  const [edited, setEdited] = useState<{ term: Term | null } | null>(null)
  const [removed, setRemoved] = useState<{ term: Term } | null>(null)
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 id={id}>{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <IfMay action={action}>
          <ButtonRow>
            {terms.length > 0 ? copy : null}
            {hasMore ? <Button onClick={() => setEdited({ term: null })}>{t('add')}</Button> : null}
          </ButtonRow>
        </IfMay>
      </CardHead>
      {terms.length === 0 ? (
        <Quiet>{t('empty')}</Quiet>
      ) : (
        <Rows>
          {terms.map((term, index) =>
            row(term, { onEdit: () => setEdited({ term }), onRemove: () => setRemoved({ term }) }, index),
          )}
        </Rows>
      )}
      {children}
      {edited ? dialog(edited.term, () => setEdited(null)) : null}
      {removed ? (
        <ActDialog
          title={t('removeTitle', { name: nameOf(removed.term) })}
          keep={t('keep')}
          closeLabel={t('close')}
          confirm={t('removeNow')}
          done={t('removed')}
          send={() => remove(removed.term)}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </Card>
  )
}

interface TermRowProps extends RowActs {
  words: Words
  action?: VendorAction
  name: ReactNode
  /** what the buttons are of, for a screen reader */
  label: string
  when: string
  badge?: ReactNode
}

/** A row whose place among the others counts for nothing. */
export function TermRow(props: TermRowProps) {
  const { words, action = 'editCalendar', name, label, when, badge, onEdit, onRemove } = props
  const t = useTranslations(`hosted.calendar.${words}`)
  const button = (act: 'edit' | 'remove', onClick: () => void) => (
    <Button $kind="outline" $size="sm" onClick={onClick}>
      {t(act)}
      <span className="sr-only"> {label}</span>
    </Button>
  )
  return (
    <li>
      <RowText>
        <strong>{name}</strong>
        <Quiet>{when}</Quiet>
        {badge ? <Badges>{badge}</Badges> : null}
      </RowText>
      <IfMay action={action}>
        <ButtonRow>
          {button('edit', onEdit)}
          {button('remove', onRemove)}
        </ButtonRow>
      </IfMay>
    </li>
  )
}
