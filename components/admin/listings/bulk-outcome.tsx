import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { BulkResult, ReviewCard } from '@/lib/domain/listing/listing-review'
import { localName } from '@/lib/i18n/direction'

const Box = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  ul { display: grid; gap: var(--s-2); margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-3); align-items: center; overflow-wrap: anywhere; }
  button { justify-self: start; }
`

interface BulkOutcomeProps {
  results: BulkResult['results']
  /** those on the page now; names of decided ones are remembered */
  cards: readonly ReviewCard[]
  onClose: () => void
}

/** What became of each listing of the last decision on several. */
export function BulkOutcome({ results, cards, onClose }: BulkOutcomeProps) {
  const t = useTranslations('admin.services.bulk')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const unnamed = cards.filter(({ _id }) => !(_id in names))
  if (unnamed.length > 0) {
    setNames({ ...names, ...Object.fromEntries(unnamed.map((card) => [card._id, localName(locale, card)])) })
  }
  if (results.length === 0) return null
  return (
    <Box aria-labelledby="outcome" role="status">
      <h2 id="outcome">{t('outcome')}</h2>
      <ul>
        {results.map(({ _id, error }) => (
          <li key={_id}>
            <Badge $tone={error ? 'err' : 'ok'}>{t(error ? 'refused' : 'decided')}</Badge>
            <bdi>{names[_id] ?? _id}</bdi>
            {error ? <span>{errors(error)}</span> : null}
          </li>
        ))}
      </ul>
      <Button type="button" $kind="outline" $size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </Box>
  )
}
