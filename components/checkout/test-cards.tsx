import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Badge } from '@/components/ui/badge'
import { TEST_SOURCES, type TestSource } from '@/lib/domain/booking/money/test-payment-sources'

const Group = styled.fieldset`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 2px var(--c-warn);
  legend { float: inline-start; margin-block-end: var(--s-3); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--ctl); padding-inline: var(--s-4); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  input { inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
`

const Text = styled.p`
  clear: both;
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

interface TestCardsProps {
  chosen: TestSource
  onChoose: (source: TestSource) => void
}

/** The test cards; marks the form clearly as a test, because no real card may be entered. */
export function TestCards({ chosen, onChoose }: TestCardsProps) {
  const t = useTranslations('pay')
  const name = useId()
  return (
    <Group>
      <legend>
        <Badge $tone="warn">{t('test')}</Badge>
      </legend>
      <Text>{t('testText')}</Text>
      {TEST_SOURCES.map((source) => (
        <label key={source}>
          <input type="radio" name={name} checked={source === chosen} onChange={() => onChoose(source)} />
          {t(`cards.${source}`)}
        </label>
      ))}
    </Group>
  )
}
