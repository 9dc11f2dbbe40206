'use client'

import { useLocale, useTranslations } from 'next-intl'
import { requestHref } from '@/components/shared/booking/vendor-addresses'
import { Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { Money } from '@/components/ui/money'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { MemberWire } from '@/lib/contract/schemas/account/vendor-members'
import type { TrailActor, TrailLineWire } from '@/lib/contract/schemas/account/vendor-trail'
import type { AnswerOf } from '@/lib/contract/types'
import type { TrailDetails } from '@/lib/domain/account/vendor-trail'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

interface TrailProps {
  trail: AnswerOf<'GET /vendor/trail'>
  members: readonly MemberWire[]
  /** the member whose lines alone are shown */
  member?: string
}

const hrefOf = (member?: string, page = 1) => {
  const query = new URLSearchParams({ ...(member && { member }), ...(page > 1 && { page: String(page) }) })
  return `/vendor-members${query.size > 0 ? `?${query}` : ''}#trail`
}

/** The members, then former ones who have lines. */
const peopleOf = (members: readonly MemberWire[], actors: readonly TrailActor[]): TrailActor[] => [
  ...members.map(({ _id, name, phone }) => ({ _id, name: name || phone })),
  ...actors.filter((actor) => members.every(({ _id }) => _id !== actor._id)),
]

/** What the members did, of all or of one, the newest first. */
export function Trail({ trail, members, member }: TrailProps) {
  const t = useTranslations('members.trail')
  const { data, page, pageSize, total } = trail
  return (
    <Card aria-labelledby="trail">
      <CardHead>
        <div>
          <h2 id="trail">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
      </CardHead>
      <ScrollingLinkTabs aria-label={t('title')}>
        {[{ _id: undefined, name: t('everybody') }, ...peopleOf(members, trail.actors)].map(
          ({ _id: id, name }) => (
            <Link
              key={id ?? 'all'}
              href={hrefOf(id)}
              aria-current={id === member ? 'page' : undefined}
              prefetch={false}
            >
              <bdi>{name || t('gone')}</bdi>
            </Link>
          ),
        )}
      </ScrollingLinkTabs>
      {data.length > 0 ? (
        <Rows>
          {data.map((line) => (
            <TrailRow key={line._id} line={line} />
          ))}
        </Rows>
      ) : (
        <Quiet>{t('empty')}</Quiet>
      )}
      <VendorPagination
        page={page}
        pageSize={pageSize}
        total={total}
        address={(next) => hrefOf(member, next)}
      />
    </Card>
  )
}

function TrailRow({ line }: { line: TrailLineWire }) {
  const t = useTranslations('members.trail')
  const locale = useLocale()
  const { at, actor, apiKey, act, subject, details } = line
  const name = actor.name || t('gone')
  // Who joins or leaves is both.
  const isOfOther = subject.id !== actor._id
  return (
    <li>
      <RowText>
        <strong>{t(`acts.${act}`)}</strong>
        {subject.name && isOfOther ? (
          <span>
            <Subject kind={subject.kind} id={subject.id} name={localName(locale, subject.name)} />
          </span>
        ) : null}
        <Details details={details} />
        <Quiet>
          <bdi>{apiKey ? t('viaKey', { name, key: apiKey }) : name}</bdi> · {formatInstant(at, locale)}
        </Quiet>
      </RowText>
    </li>
  )
}

function Subject({ kind, id, name }: { kind: TrailLineWire['subject']['kind']; id: string; name: string }) {
  if (kind === 'booking') return <Link href={requestHref(id)}>{name}</Link>
  return <bdi dir={kind === 'invitation' || kind === 'webhook' ? 'ltr' : undefined}>{name}</bdi>
}

function Details({ details: { role, from, to, amount } }: { details: TrailDetails }) {
  const roles = useTranslations('members.roles')
  const locale = useLocale()
  const money = useMoney()
  const days = from && to ? [...new Set([from, to])].map((day) => formatDay(day, locale)).join(' – ') : null
  if (!role && !days && amount === undefined) return null
  return (
    <span>
      {role ? roles(role) : days}
      {amount === undefined ? null : <Money {...money(amount)} />}
    </span>
  )
}
