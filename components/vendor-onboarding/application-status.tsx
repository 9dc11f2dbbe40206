'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { VendorState } from '@/lib/domain/account/vendor'
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
`

const State = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3);
`

const Title = styled.p`
  font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: var(--lh-snug);
`

const Text = styled.p`
  color: var(--c-ink-2); max-inline-size: 60ch;
`

const Reason = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-err-soft);
  strong { display: block; font-size: var(--fs-sm); color: var(--c-err); }
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
  &:empty { display: none; }
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
      <State>
        <Badge $tone={tone}>
          <Icon name={icon} size={16} /> {t(`${state}.badge`)}
        </Badge>
        {application ? (
          <SmallText as="span">
            {t('sentOn', { day: formatDay(riyadhDay(new Date(application.createdAt)), locale) })}
          </SmallText>
        ) : null}
      </State>
      <div>
        <Title>{t(`${state}.title`)}</Title>
        <Text>{t(`${state}.text`)}</Text>
      </div>
      {application?.rejectionReason ? (
        <Reason>
          <strong>{t('reason')}</strong>
          <bdi>{application.rejectionReason}</bdi>
        </Reason>
      ) : null}
      <Actions>{children}</Actions>
    </Card>
  )
}
