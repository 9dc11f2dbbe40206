import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { SpanSum } from '@/lib/domain/admin/overview'

const Text = styled.span<{ $direction: 'up' | 'down' | 'same' }>`
  font-size: var(--fs-xs); font-weight: var(--fw-medium);
  color: ${({ $direction }) => ({ up: 'var(--c-ok)', down: 'var(--c-err)', same: 'var(--c-ink-2)' })[$direction]};
`

const ARROWS = { up: '▲', down: '▼', same: '=' }

/** How a sum has changed; nothing where there was none before. */
export function Change({ sum, before }: SpanSum) {
  const t = useTranslations('admin.overview.figures')
  if (before <= 0) return null
  const change = Math.round(((sum - before) / before) * 100)
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  const percent = `${Math.abs(change).toLocaleString('en-US')}%`
  return (
    <Text $direction={direction}>
      <bdi className="num" aria-hidden="true">
        {ARROWS[direction]} {percent}
      </bdi>
      <span className="sr-only">{t('change', { direction, percent })}</span>
    </Text>
  )
}
