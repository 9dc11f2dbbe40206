'use client'

import dynamic from 'next/dynamic'

/** Beside a list without a map none of the map's script is loaded. */
export const MapSplit = dynamic(() => import('./map-split').then((one) => one.MapSplit))
