'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { VendorApplicationWire, VendorState } from '@/lib/domain/account/vendor'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

const STYLES: Record<VendorState | 'none', { tone: BadgeTone; icon: IconName }> = {
  none: { tone: 'plain', icon: 'home' },
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'err', icon: 'alert' },
}

const Card = styled.div`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  .state { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3); }
  .title { font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: var(--lh-snug); }
  .text { color: var(--c-ink-2); max-inline-size: 60ch; }
  .reason { padding: var(--s-4); border-radius: var(--r-md); background: var(--c-err-soft); }
  .reason strong { display: block; font-size: var(--fs-sm); color: var(--c-err); }
  .when { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .actions:empty { display: none; }
`

/** The state of the vendor application: none, waiting, approved, or rejected with its reason. */
export function ApplicationStatus({
  application,
  children,
}: {
  application: VendorApplicationWire | null
  /** the next action */
  children?: ReactNode
}) {
  const t = useTranslations('vendor.status')
  const locale = useLocale()
  const state = application?.state ?? 'none'
  const { tone, icon } = STYLES[state]
  return (
    <Card>
      <p className="state">
        <Badge $tone={tone}>
          <Icon name={icon} size={16} /> {t(`${state}.badge`)}
        </Badge>
        {application ? (
          <span className="when">
            {t('sentOn', { day: formatDay(riyadhDay(new Date(application.createdAt)), locale) })}
          </span>
        ) : null}
      </p>
      <div>
        <p className="title">{t(`${state}.title`)}</p>
        <p className="text">{t(`${state}.text`)}</p>
      </div>
      {application?.rejectionReason ? (
        <p className="reason">
          <strong>{t('reason')}</strong>
          <bdi>{application.rejectionReason}</bdi>
        </p>
      ) : null}
      <div className="actions">{children}</div>
    </Card>
  )
}
