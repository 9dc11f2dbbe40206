import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Num } from '@/components/ui/num'
import { WAITING_QUEUES, type WaitingWire } from '@/lib/domain/admin/overview'
import { Link } from '@/lib/i18n/navigation'
import { formatSpan } from '@/lib/i18n/relative-time'
import { Panel, Section } from './panel'

const Cards = styled.ul`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); margin: 0; padding: 0; list-style: none;
`

const Card = styled(Panel).attrs({ as: 'li' })`
  position: relative; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-2) var(--s-3); align-items: center; padding: var(--s-4) var(--s-5);
  transition: box-shadow var(--t-1) var(--ease);
  &:hover { box-shadow: inset 0 0 0 1px var(--c-line-strong), var(--e-1); }
  a { font-weight: var(--fw-semibold); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  strong { font-size: var(--fs-2xl); font-weight: var(--fw-bold); line-height: 1.2; }
`

const Age = styled.span`
  justify-self: start; display: inline-flex;
`

const Done = styled(Quiet)`
  display: flex; align-items: center; gap: var(--s-2);
`

const DAY_MS = 86_400_000
const OLD_DAYS = 1
const VERY_OLD_DAYS = 3
const LICENCE_SOON_DAYS = 7

/** The queues with something in them; those without are left out. */
export function WaitingCards({ waiting, at }: { waiting: readonly WaitingWire[]; at: string }) {
  const t = useTranslations('admin.overview')
  const filled = waiting.filter(({ count }) => count > 0)
  return (
    <Section title={t('waiting.title')}>
      {filled.length === 0 ? (
        <Done>
          <Icon name="check" size={20} />
          {t('allDone')}
        </Done>
      ) : (
        <Cards>
          {filled.map((one) => (
            <WaitingCard key={one.queue} waiting={one} at={at} />
          ))}
        </Cards>
      )}
    </Section>
  )
}

function WaitingCard({ waiting: { queue, count, oldest }, at }: { waiting: WaitingWire; at: string }) {
  const t = useTranslations('admin.overview.waiting')
  const locale = useLocale()
  const href = WAITING_QUEUES.find((one) => one.queue === queue)?.href ?? '/admin'
  const age = oldest && formatSpan(oldest, new Date(at), locale)
  return (
    <Card>
      <Link href={href} prefetch={false}>
        {t(`queues.${queue}`)}
      </Link>
      <strong>
        <Num>{count.toLocaleString('en-US')}</Num>
      </strong>
      {age ? (
        <Age>
          <Badge $tone={toneOf(queue, oldest, at)}>
            {t(queue === 'licences' ? 'until' : 'since', { age })}
          </Badge>
        </Age>
      ) : null}
    </Card>
  )
}

function toneOf(queue: WaitingWire['queue'], oldest: string, at: string): BadgeTone {
  const days = (new Date(at).getTime() - new Date(oldest).getTime()) / DAY_MS
  if (queue === 'licences') return days > 0 ? 'err' : days > -LICENCE_SOON_DAYS ? 'warn' : 'plain'
  return days >= VERY_OLD_DAYS ? 'err' : days >= OLD_DAYS ? 'warn' : 'plain'
}
