import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { STATUS_PARTS, type StatusLine, type StatusState } from '@/lib/domain/status/status'
import { Link } from '@/lib/i18n/navigation'
import { formatSpan } from '@/lib/i18n/relative-time'
import { StatusFacts } from './status-facts'
import { useLineName } from './use-line-name'

const Row = styled.li`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-2) var(--s-3); align-items: start;
  h3 { font-size: var(--fs-md); font-weight: var(--fw-semibold); }
  > :not(h3, h3 + *) { grid-column: 1 / -1; }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
  > p a { display: inline-flex; align-items: center; color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; }
`

const TONES: Record<StatusState, BadgeTone> = {
  works: 'ok',
  slow: 'warn',
  down: 'err',
  unknown: 'plain',
  off: 'plain',
}

/** One line: its state, what that means and what to do, since when, and the figures. */
export function StatusRow({ line, at }: { line: StatusLine; at: string }) {
  const t = useTranslations('admin.status')
  const locale = useLocale()
  const name = useLineName(line)
  const part = STATUS_PARTS[line.part]
  const href = 'href' in part ? part.href : null
  const isWell = line.state === 'works' || line.state === 'off'
  return (
    <Row>
      <h3>{name}</h3>
      <Badge $tone={TONES[line.state]}>{t(`states.${line.state}`)}</Badge>
      <p>
        {t(`reasons.${line.reason}`)}{' '}
        {line.since ? t('since', { age: formatSpan(line.since, new Date(at), locale) }) : null}
      </p>
      {href && !isWell ? (
        <p>
          <Link href={href} prefetch={false}>
            {t('openHelp')}
          </Link>
        </p>
      ) : null}
      <StatusFacts facts={line.facts} at={at} />
    </Row>
  )
}
