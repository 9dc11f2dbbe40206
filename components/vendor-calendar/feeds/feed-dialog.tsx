'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { type FeedBody, feedBody, freeColour } from '@/lib/domain/calendar/feeds'
import { ColourChoice } from './colour-choice'

interface FeedDialogProps {
  listingId: string
  feeds: readonly CalendarFeedWire[]
  /** absent: another one is added */
  feed?: CalendarFeedWire
  onClose: () => void
}

/** Adds a calendar of another site and reads it at once, or changes one. */
export function FeedDialog({ listingId, feeds, feed, onClose }: FeedDialogProps) {
  const t = useTranslations('hosted.calendar.feeds')
  const initialValues: FeedBody = feed
    ? { name: feed.name, colour: feed.colour, url: feed.url ?? '' }
    : { name: '', colour: freeColour(feeds.map(({ colour }) => colour)), url: '' }
  async function send(body: FeedBody): Promise<string> {
    const saved = feed
      ? await call('PUT /vendor/calendar-feeds/:id', { params: { id: feed._id }, body })
      : await call('POST /vendor/services/:id/calendar-feeds', { params: { id: listingId }, body })
    if (saved.lastReadAt !== null) return t('saved')
    const { lastProblem } = await call('POST /vendor/calendar-feeds/:id/fetch', { params: { id: saved._id } })
    return lastProblem ? t('savedUnread', { problem: t(`problem.${lastProblem}`) }) : t('savedAndRead')
  }
  return (
    <FormDialog
      title={t(feed ? 'changeTitle' : 'addTitle')}
      closeLabel={t('close')}
      schema={feedBody}
      initialValues={initialValues}
      send={send}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} help={t('nameHelp')} autoComplete="off" />
      <TextField
        name="url"
        type="url"
        label={t('address')}
        help={t('addressHelp')}
        dir="ltr"
        autoComplete="off"
      />
      <ColourChoice name="colour" />
      <SubmitButton>{t(feed ? 'save' : 'addNow')}</SubmitButton>
    </FormDialog>
  )
}
