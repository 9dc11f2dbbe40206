import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'

/** The six cards of the specification, "what can we do for you". */
const PROMISES: readonly { word: string; icon: IconName }[] = [
  { word: 'instant', icon: 'bolt' },
  { word: 'service', icon: 'headset' },
  { word: 'search', icon: 'search' },
  { word: 'payment', icon: 'shield' },
  { word: 'reviews', icon: 'star' },
  { word: 'photos', icon: 'photo' },
]

const Grid = styled.ul`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 960px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-5); }
  li { display: grid; gap: var(--s-2); align-content: start; padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub); }
  .mark { display: grid; place-items: center; inline-size: 46px; block-size: 46px; border-radius: var(--r-md); background: var(--c-primary-soft); color: var(--c-primary); margin-block-end: var(--s-2); }
  h3 { font-size: var(--fs-md); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); line-height: var(--lh-snug); }
  @media (min-width: 960px) { li { padding: var(--s-6); } h3 { font-size: var(--fs-lg); } }
`

export function Promises() {
  const t = useTranslations('home.promises')
  return (
    <Grid>
      {PROMISES.map(({ word, icon }) => (
        <li key={word}>
          <span className="mark">
            <Icon name={icon} size={24} />
          </span>
          <h3>{t(`${word}.title`)}</h3>
          <p>{t(`${word}.text`)}</p>
        </li>
      ))}
    </Grid>
  )
}
