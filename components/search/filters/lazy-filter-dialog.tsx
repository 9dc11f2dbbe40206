'use client'

import dynamic from 'next/dynamic'

/** Its script loads with the panel. */
export const FilterDialog = dynamic(() => import('./filter-dialog').then((one) => one.FilterDialog))
export const ApplyButton = dynamic(() => import('./filter-dialog').then((one) => one.ApplyButton))
