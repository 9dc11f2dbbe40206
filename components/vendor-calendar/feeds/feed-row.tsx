'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ActButton } from '@/components/shared/act-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Quiet, RowText } from '@/components/shared/card-rows'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import type { Toast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { FeedDialog } from './feed-dialog'
import { FeedMark } from './feed-mark'

const Name = styled.strong`
  display: flex; align-items: center; gap: var(--s-2); overflow-wrap: anywhere;
`

interface FeedRowProps {
  feed: CalendarFeedWire
  feeds: readonly CalendarFeedWire[]
}

/** One calendar of another site: when it was read and what came of it, and what may be done with it. */
export function FeedRow({ feed, feeds }: FeedRowProps) {
  const t = useTranslations('hosted.calendar.feeds')
  const locale = useLocale()
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const { _id, name, lastReadAt, lastProblem, failingSince, events } = feed
  const read = () => call('POST /vendor/calendar-feeds/:id/fetch', { params: { id: _id } })
  const outcomeOf = ({ lastProblem: problem }: CalendarFeedWire): Toast =>
    problem ? { kind: 'error', text: t(`problem.${problem}`) } : { kind: 'success', text: t('read') }
  const instantOf = (instant: string) => formatInstant(instant, locale)
  return (
    <li>
      <RowText>
        <Name>
          <FeedMark feed={feed} />
          <bdi>{name}</bdi>
        </Name>
        <Quiet>
          {lastReadAt ? t('lastRead', { instant: instantOf(lastReadAt) }) : t('neverRead')}{' '}
          {t('events', { count: events })}
        </Quiet>
      </RowText>
      <ButtonRow>
        <ActButton kind="outline" size="sm" name={t('readNamed', { name })} send={read} done={outcomeOf}>
          {t('readNow')}
        </ActButton>
        <Button
          $kind="quiet"
          $size="sm"
          aria-label={t('changeNamed', { name })}
          onClick={() => setOpen('change')}
        >
          {t('change')}
        </Button>
        <Button
          $kind="quiet"
          $size="sm"
          aria-label={t('removeNamed', { name })}
          onClick={() => setOpen('remove')}
        >
          {t('remove')}
        </Button>
      </ButtonRow>
      {lastProblem ? (
        <Notice tone={lastProblem === 'repeating' ? 'warn' : 'err'}>
          <p>{t(`problem.${lastProblem}`)}</p>
          {failingSince ? <p>{t('failingSince', { instant: instantOf(failingSince) })}</p> : null}
        </Notice>
      ) : null}
      {open === 'change' ? (
        <FeedDialog listingId={feed.serviceId} feeds={feeds} feed={feed} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'remove' ? (
        <ActDialog
          title={t('removeTitle', { name })}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('removeNow')}
          done={t('removed')}
          send={() => call('DELETE /vendor/calendar-feeds/:id', { params: { id: _id } })}
          onClose={() => setOpen(null)}
        >
          <p>{t('removeText')}</p>
          <p>{t('events', { count: events })}</p>
        </ActDialog>
      ) : null}
    </li>
  )
}
