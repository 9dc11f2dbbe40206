'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { Rows } from '@/components/shared/card-rows'
import { Button } from '@/components/ui/button'
import { Box, BoxIntro } from '@/components/vendor-calendar/box'
import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { MAX_FEEDS } from '@/lib/domain/calendar/feeds'
import { FeedDialog } from './feed-dialog'
import { FeedRow } from './feed-row'

/** The calendars of other sites that a listing reads: their events block days here. */
export function CalendarFeeds({
  listingId,
  feeds,
}: {
  listingId: string
  feeds: readonly CalendarFeedWire[]
}) {
  const t = useTranslations('hosted.calendar.feeds')
  const [isAdding, setIsAdding] = useState(false)
  const isFull = feeds.length >= MAX_FEEDS
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <BoxIntro>{t('text')}</BoxIntro>
      {feeds.length > 0 ? (
        <Rows>
          {feeds.map((feed) => (
            <FeedRow key={feed._id} feed={feed} feeds={feeds} />
          ))}
        </Rows>
      ) : (
        <BoxIntro>{t('empty')}</BoxIntro>
      )}
      {isFull ? <BoxIntro>{t('full', { max: MAX_FEEDS })}</BoxIntro> : null}
      <ButtonRow>
        <Button disabled={isFull} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </ButtonRow>
      {isAdding ? (
        <FeedDialog listingId={listingId} feeds={feeds} onClose={() => setIsAdding(false)} />
      ) : null}
    </Box>
  )
}
