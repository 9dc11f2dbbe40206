'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import {
  type CalendarRange,
  type DayRangeChoice,
  useDayRange,
} from '@/components/vendor-calendar/board/use-day-range'
import { type Day, isDay } from '@/lib/domain/time/days'
import { type CalendarListing, type RangeDraft, RangeForm } from './range-form'

/** the draft change to show in the grid */
const CHOSEN = ['listingId', 'from', 'to', 'start', 'hours'] as const
const WIDE = '(min-width: 960px)'

const Frame = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-items: start;
  aside { display: none; }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    aside {
      display: grid; gap: var(--s-4); position: sticky; inset-block-start: calc(var(--h-header) + var(--s-4)); padding: var(--s-5);
      border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
    }
    h2 { font-size: var(--fs-lg); }
  }
`

const CalendarBox = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
`

const OpenerBar = styled.div`
  position: sticky; inset-block-end: calc(var(--h-tabbar) + var(--s-3)); z-index: var(--z-sticky);
  @media (min-width: 960px) { display: none; }
`

const Hint = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** Which end of the range is to be chosen next, above the page's end. */
const NextStep = styled(Hint)`
  &:empty { display: none; }
  &:not(:empty) {
    position: sticky; inset-block-end: calc(var(--h-tabbar) + var(--ctl) + var(--s-6)); z-index: var(--z-sticky); justify-self: center;
    padding: var(--s-2) var(--s-5); border-radius: var(--r-full); background: var(--c-ink); color: var(--c-bg); box-shadow: var(--e-2);
    @media (min-width: 960px) { inset-block-end: var(--s-4); }
  }
`

const TouchHint = styled(Hint)`
  @media (hover: hover) { display: none; }
`

const PointerHint = styled(Hint)`
  @media (hover: none) { display: none; }
`

interface ChangePanelProps {
  dir: 'rtl' | 'ltr'
  today: Day
  /** the last day that can be changed */
  max: Day
  listings: readonly CalendarListing[]
  /** the days of the grid, both included, and the hours of each */
  visible: CalendarRange
  /** renders the grid with the selection */
  grid: (choice: DayRangeChoice) => ReactNode
}

/** A grid of days and, for who may edit, the form for the selected ones: beside it on a desktop, in a sheet on a phone. */
export function ChangePanel({ dir, today, max, listings, visible, grid }: ChangePanelProps) {
  const t = useTranslations('hosted.calendar.form')
  const mayEdit = useMay()('editCalendar')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<RangeDraft>({
    listingId: listings[0]?.id ?? '',
    from: '',
    to: '',
    start: '',
    hours: 1,
    action: 'close',
    price: '',
    note: '',
    units: '',
  })
  const choice = useDayRange({
    dir,
    min: today,
    max,
    visible,
    isReadOnly: !mayEdit,
    onDone: (by) => {
      if (!window.matchMedia(WIDE).matches) openSheet()
      else if (by === 'keys') first.current?.focus()
    },
  })
  const { range } = choice
  useEffect(() => {
    if (!range) return
    const { listingId, from, to, run } = range
    const { start, hours } = run ?? { start: '', hours: 1 }
    setDraft((before) => ({ ...before, listingId, from, to, start, hours }))
  }, [range])

  function change(part: Partial<RangeDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    const { listingId, from, to, start, hours } = next
    if (CHOSEN.some((name) => name in part) && isDay(from) && isDay(to) && from <= to)
      choice.choose({ listingId, from, to, run: start ? { start, hours } : null })
  }
  function openSheet() {
    setDraft((before) => ({ ...before, action: 'close' }))
    setIsSheetOpen(true)
  }
  function onSaved() {
    setIsSheetOpen(false)
    setDraft((before) => ({
      ...before,
      from: '',
      to: '',
      start: '',
      action: 'close',
      price: '',
      note: '',
      units: '',
    }))
    choice.clear()
    // The field of a price goes with its action, and would take the focus along.
    if (window.matchMedia(WIDE).matches) first.current?.focus()
  }
  if (!mayEdit) return grid(choice)
  const form = { listings, draft, change, onSaved }
  return (
    <Frame>
      <CalendarBox>
        {grid(choice)}
        <NextStep role="status">
          {choice.awaitsEnd ? t(visible.hours.length > 0 ? 'tapEndHour' : 'tapEnd') : null}
        </NextStep>
        <TouchHint>{t(visible.hours.length > 0 ? 'hintTouchHours' : 'hintTouch')}</TouchHint>
        <PointerHint>{t(visible.hours.length > 0 ? 'hintHours' : 'hint')}</PointerHint>
        <OpenerBar>
          <Button $wide onClick={openSheet}>
            <Icon name="calendar" size={18} /> {t('open')}
          </Button>
        </OpenerBar>
      </CalendarBox>
      <aside aria-label={t('title')}>
        <h2>{t('title')}</h2>
        <RangeForm {...form} first={first} />
      </aside>
      {isSheetOpen ? (
        <Dialog open onOpenChange={setIsSheetOpen} title={t('title')} closeLabel={t('close')}>
          <RangeForm {...form} />
        </Dialog>
      ) : null}
    </Frame>
  )
}
