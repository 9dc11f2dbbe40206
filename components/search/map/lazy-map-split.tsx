'use client'

import dynamic from 'next/dynamic'
import { untilLoaded } from '@/lib/until-loaded'

/** Beside a list without a map none of the map's script is loaded. */
export const MapSplit = dynamic(() => untilLoaded(() => import('./map-split').then((one) => one.MapSplit)))
