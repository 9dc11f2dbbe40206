'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardFacts, Fact } from '@/components/admin/item-card'
import { AlsoHere } from '@/components/admin/live/also-here'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/contract/schemas/inbox/inbox'
import type { ReportSubject } from '@/lib/contract/schemas/reviews/report'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { AnswerForm } from './answer-form'
import { AssigneeForm } from './assignee-form'
import { Card } from './card'
import { InboxHistory } from './inbox-history'
import { ItemActions } from './item-actions'
import { StateBadge, useSubject } from './use-subject'

/** Under which name admins meet at an item. */
const ITEM_KINDS = { contact: 'contact', report: 'reports', review: 'reports' } as const

/** An item of the inbox: what was sent, what it is about, what can be done, and its history. */
export function InboxDetailPage({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox')
  const locale = useLocale()
  const subject = useSubject()
  const canWrite = useMayWrite('inbox')
  const kind = item.report ? t(`reportKinds.${item.report.kind}`) : t(`kinds.${item.kind}`)
  return (
    <PageFrame>
      <AlsoHere kind={ITEM_KINDS[item.kind]} id={item._id} />
      <header>
        <h1>{subject(item)}</h1>
        <p>
          {kind} · {t('received')} {formatInstant(item.createdAt, locale)} <StateBadge state={item.state} />
        </p>
      </header>
      <Card aria-label={t('facts')}>
        {item.kind === 'review' ? null : <blockquote dir="auto">{item.text || t('noText')}</blockquote>}
        <SenderFacts item={item} />
        {canWrite ? <AssigneeForm item={item} /> : null}
        {canWrite ? <ItemActions item={item} /> : null}
      </Card>
      {item.kind === 'contact' ? null : (
        <Card aria-labelledby="subject">
          <h2 id="subject">{t('subject')}</h2>
          {item.subject ? <Subject subject={item.subject} /> : <p>{t('gone')}</p>}
        </Card>
      )}
      {item.reach && canWrite ? <AnswerForm item={item} reach={item.reach} /> : null}
      <InboxHistory item={item} />
    </PageFrame>
  )
}

function Subject({ subject }: { subject: ReportSubject }) {
  const t = useTranslations('admin.inbox')
  const locale = useLocale()
  const { listing, href, text, rating, person, isHidden } = subject
  return (
    <>
      {text ? <blockquote dir="auto">{text}</blockquote> : null}
      <p>
        {rating === null ? null : <>{t('marks', { rating })} · </>}
        {t('by')} <bdi>{localName(locale, person) || t('nobody')}</bdi>
        {isHidden ? <> · {t('reviewHidden')}</> : null}
        {listing && href ? (
          <>
            {' · '}
            <Link href={href} prefetch={false}>
              <bdi>{localName(locale, listing)}</bdi>
            </Link>
          </>
        ) : null}
      </p>
    </>
  )
}

/** Who sent an item; how to reach them is masked until it is asked for. */
function SenderFacts({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox')
  const [revealed, setRevealed] = useState<string | null>(null)
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('inbox')
  const { _id, reach, sender, senderId, assignee } = item
  const reveal = () =>
    act(
      async () => setRevealed((await call('POST /admin/inbox/:id/reveal', { params: { id: _id } })).reach),
      t('revealed'),
    )
  return (
    <CardFacts>
      <Fact label={t('columns.sender')}>
        {senderId ? (
          <Link href={`/admin/users/${senderId}`} prefetch={false}>
            <bdi>{sender || t('account')}</bdi>
          </Link>
        ) : (
          <bdi>{sender ?? t('visitor')}</bdi>
        )}
      </Fact>
      {reach ? (
        <Fact label={t('reach')}>
          <bdi dir="ltr">{revealed ?? reach.masked}</bdi>{' '}
          {canWrite && revealed === null ? (
            <Button $kind="quiet" $size="sm" disabled={isBusy} onClick={reveal}>
              {t('reveal')}
            </Button>
          ) : null}
        </Fact>
      ) : null}
      <Fact label={t('assignee')}>
        <bdi>{assignee ?? t('nobody')}</bdi>
      </Fact>
    </CardFacts>
  )
}
