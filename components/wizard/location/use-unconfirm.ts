'use client'

import { useFormikContext } from 'formik'
import type { Draft } from '@/lib/domain/listing/draft'

/** Another pin or another city is not what was confirmed. */
export function useUnconfirm(): () => void {
  const { setFieldValue } = useFormikContext<Draft>()
  return () => void setFieldValue('place.isPointConfirmed', false, false)
}
