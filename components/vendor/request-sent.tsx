'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const Frame = styled.div`
  display: grid; justify-items: center; gap: var(--s-4); text-align: center; padding-block: var(--s-4);
  .sign { inline-size: 72px; block-size: 72px; display: grid; place-items: center; border-radius: var(--r-full); background: var(--c-ok-soft); color: var(--c-ok); }
  p { color: var(--c-ink-2); max-inline-size: 40ch; }
  button { margin-block-start: var(--s-2); }
`

/** The request was sent, and the vendor will hear once it is approved. */
export function RequestSent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('vendor')
  return (
    <Frame role="status">
      <span className="sign">
        <Icon name="check" size={36} />
      </span>
      <p>{t('sentText')}</p>
      <Button type="button" $wide onClick={onClose}>
        {t('sentClose')}
      </Button>
    </Frame>
  )
}
