'use client'

import { useFormikContext } from 'formik'
import type { Draft } from '@/lib/domain/listing/draft'

/** A new pin or city resets the confirmation. */
export function useUnconfirm(): () => void {
  const { setFieldValue } = useFormikContext<Draft>()
  return () => void setFieldValue('place.isPointConfirmed', false, false)
}
