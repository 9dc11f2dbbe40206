import { useTranslations } from 'next-intl'
import styled from 'styled-components'

const Row = styled.div`
  a {
    position: fixed; z-index: var(--z-toast); inset-block-start: var(--s-2); inset-inline-start: var(--s-2);
    padding: var(--s-3) var(--s-5); border-radius: var(--r-md); background: var(--c-ink); color: var(--c-ink-inv);
    font-weight: var(--fw-semibold); transform: translateY(-200%);
  }
  a:focus { transform: none; }
`

export function SkipLinks() {
  const t = useTranslations('layout.skip')
  return (
    <Row>
      <a href="#content">{t('content')}</a>
    </Row>
  )
}
