'use client'

import dynamic from 'next/dynamic'
import { untilLoaded } from '@/lib/until-loaded'

/** Beside a listing without room types none of their script is loaded. */
export const RoomTypeCard = dynamic(() =>
  untilLoaded(() => import('./room-type-card').then((one) => one.RoomTypeCard)),
)
