'use client'

import dynamic from 'next/dynamic'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import type { CategoryChoice, CityChoice } from './city-choices'

const CityChooser = dynamic(() => untilLoaded(() => import('./city-chooser')), {
  ssr: false,
  loading: DialogPlaceholder,
})

interface CityButtonsProps {
  cities: CityChoice[]
  categories: CategoryChoice[]
  /** server-rendered buttons, each with its city in `data-city` */
  children: ReactNode
}

/** Listens for clicks on the city buttons inside, and loads the chooser at the first one. */
export function CityButtons({ cities, categories, children }: CityButtonsProps) {
  const [chosen, setChosen] = useState<CityChoice | null>(null)
  const [isOpen, setOpen] = useState(false)
  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-city]') : null
    const city = cities.find((one) => one.name === button?.dataset['city'])
    if (!city) return
    setChosen(city)
    setOpen(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the clicks */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button turns its keys into clicks */}
      <div onClick={onClick}>{children}</div>
      {chosen ? (
        <LazyMessages part="chooser" waiting={<DialogPlaceholder />}>
          <CityChooser
            key={chosen.name}
            city={chosen}
            categories={categories}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </LazyMessages>
      ) : null}
    </>
  )
}
