'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Button } from '@/components/ui/button'
import { Num } from '@/components/ui/num'
import type { ReviewCard } from '@/lib/domain/listing/listing-review'
import { Link } from '@/lib/i18n/navigation'
import { ListingDecision } from './listing-decision'
import { ListingHead } from './listing-head'

const VISIBLE_PHOTOS = 5

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
`

const Photos = styled.div`
  display: grid; grid-template-columns: repeat(${VISIBLE_PHOTOS}, minmax(0, 1fr)); gap: var(--s-2);
  img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
`

const Count = styled.span`
  grid-column: 1 / -1; color: var(--c-ink-2); font-size: var(--fs-xs);
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** A listing of the table in short: its photos, its vendor, and the possible decisions. */
export function ListingCard({ card }: { card: ReviewCard }) {
  const t = useTranslations('admin.services')
  return (
    <Card aria-labelledby={card._id}>
      <ListingHead card={card} level="h2" />
      <Photos>
        {card.images.slice(0, VISIBLE_PHOTOS).map((image) => (
          <Thumbnail key={image} url={image} alt="" />
        ))}
        <Count>
          <Num>{t('photoCount', { count: card.images.length })}</Num>
        </Count>
      </Photos>
      <Actions>
        <Button as={Link} href={`/admin/services?id=${card._id}`} $kind="outline" prefetch={false}>
          {t('look')}
        </Button>
        <ListingDecision card={card} />
      </Actions>
    </Card>
  )
}
