import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FilterSheet } from './filter-sheet'

const Frame = styled.div`
  summary { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-5); border-radius: var(--r-full); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-sm); font-weight: var(--fw-semibold); }
  summary:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  .count { display: grid; place-items: center; min-inline-size: 22px; block-size: 22px; border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary); font-size: var(--fs-2xs); }
  .head { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; padding: var(--s-4) var(--s-5); background: var(--c-raised); box-shadow: 0 1px 0 var(--c-line); margin: 0; }
  .head h2 { font-size: var(--fs-lg); }
  .fields { display: grid; gap: var(--s-6); padding: var(--s-5); }
  legend, .legend { display: block; font-size: var(--fs-sm); font-weight: var(--fw-semibold); margin-block-end: var(--s-2); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3); }
  .pair span { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .choice { display: flex; align-items: center; gap: var(--s-3); min-block-size: 40px; font-size: var(--fs-sm); cursor: pointer; }
  .choice input { inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); margin: 0; flex: none; }
  .end { position: sticky; inset-block-end: 0; display: flex; justify-content: space-between; gap: var(--s-3); padding-block: var(--s-4); background: var(--c-raised); box-shadow: 0 -1px 0 var(--c-line); }
  details[open] .panel { position: fixed; z-index: var(--z-dialog); inset: auto 0 0; max-block-size: 86dvh; overflow: auto; background: var(--c-raised); border-radius: var(--r-xl) var(--r-xl) 0 0; box-shadow: var(--e-4), 0 0 0 100vmax var(--c-scrim); }
  @media (min-width: 960px) {
    details[open] .panel { inset-block: var(--s-8); inset-inline: auto 0; inset-inline-start: auto; inline-size: 400px; max-block-size: calc(100dvh - var(--s-16)); border-radius: var(--r-xl); margin-inline-end: var(--s-8); }
  }
`

/** The filters behind one button; native `details`, so that it opens without script too. */
export function FilterPanel({ active, children }: { active: number; children: ReactNode }) {
  const t = useTranslations('search.filters')
  return (
    <Frame>
      <FilterSheet>
        <summary>
          <Icon name="filter" size={18} />
          {t('title')}
          {active > 0 ? <span className="count">{active}</span> : null}
        </summary>
        <div className="panel">
          <div className="head">
            <h2>{t('title')}</h2>
            <IconButton type="button" data-close $size={40} aria-label={t('close')}>
              <Icon name="close" />
            </IconButton>
          </div>
          {children}
        </div>
      </FilterSheet>
    </Frame>
  )
}
