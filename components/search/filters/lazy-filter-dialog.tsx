'use client'

import dynamic from 'next/dynamic'
import { untilLoaded } from '@/lib/until-loaded'

/** Its script loads with the panel. */
export const FilterDialog = dynamic(() =>
  untilLoaded(() => import('./filter-dialog').then((one) => one.FilterDialog)),
)
export const ApplyButton = dynamic(() =>
  untilLoaded(() => import('./filter-dialog').then((one) => one.ApplyButton)),
)
