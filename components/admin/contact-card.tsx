'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { setContactMessageState } from '@/lib/api/contact'
import type { ContactMessageWire } from '@/lib/domain/content-pages/contact'
import { CONTACT_STATES, type ContactListWire, type ContactState } from '@/lib/domain/content-pages/contact'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { QueuePage } from './queue-page'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  header { display: flex; flex-wrap: wrap; align-items: start; justify-content: space-between; gap: var(--s-2) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
`

const TimeText = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Message = styled.p`
  white-space: pre-wrap; overflow-wrap: anywhere;
`

const Signals = styled.p`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center;
`

const Actions = styled.p`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center;
`

const isMail = (reach: string) => reach.includes('@')

/** A contact message with its sender, reply links, and a button that marks it as answered. */
export function ContactCard({ message }: { message: ContactMessageWire }) {
  const t = useTranslations('admin.contact')
  const topics = useTranslations('reading.contact.topics')
  const locale = useLocale()
  const failureText = useFailureText()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const { _id, name, reach, topic, state, createdAt, answeredAt, answeredBy } = message
  const next = state === 'open' ? 'answered' : 'open'
  async function settle() {
    setBusy(true)
    try {
      await setContactMessageState(_id, next)
      showToast({ kind: 'success', text: t(next === 'answered' ? 'settled' : 'reopened') })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
    router.refresh()
  }
  return (
    <Card aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            <bdi>{name}</bdi>
          </h2>
          <TimeText>{t('sentOn', { day: formatInstant(createdAt, locale) })}</TimeText>
        </div>
        <Signals>
          <Badge $tone="primary">{topics(topic)}</Badge>
          <Badge>{t(message.isMember ? 'member' : 'visitor')}</Badge>
        </Signals>
      </header>
      <Message dir="auto">{message.message}</Message>
      {answeredAt ? (
        <TimeText>
          {t('answeredBy', { name: answeredBy ?? '', day: formatInstant(answeredAt, locale) })}
        </TimeText>
      ) : null}
      <Actions>
        <Button as="a" href={`${isMail(reach) ? 'mailto' : 'tel'}:${reach}`} $kind="outline" $size="sm">
          {t('reply')} <bdi dir="ltr">{reach}</bdi>
        </Button>
        <IfMayWrite area="inbox">
          {' '}
          <Button
            type="button"
            $size="sm"
            $kind={next === 'open' ? 'quiet' : 'primary'}
            disabled={isBusy}
            onClick={settle}
          >
            {t(next === 'answered' ? 'answered' : 'reopen')}
          </Button>
        </IfMayWrite>{' '}
      </Actions>
    </Card>
  )
}

/** The contact messages: open ones, oldest first, and answered ones. */
export function ContactQueue({ state, list }: { state: ContactState; list: ContactListWire }) {
  const t = useTranslations('admin.contact')
  return (
    <QueuePage
      path="/admin/contact"
      title={t('title')}
      emptyText={t('emptyText')}
      state={state}
      states={CONTACT_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((message) => (
        <ContactCard key={message._id} message={message} />
      ))}
    </QueuePage>
  )
}
