'use client'

import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { uploadPicture } from '@/lib/api/uploads'
import type { UploadPurpose } from '@/lib/domain/upload'

interface Uploading {
  /** an object URL of the chosen file */
  preview: string | null
  isPdf: boolean
  /** upload progress, 0 to 1 */
  progress: number | null
  error: string | null
}

const NOTHING: Uploading = { preview: null, isPdf: false, progress: null, error: null }

/** Uploads a chosen file at once: preview, progress and an error when it is refused. The last choice wins. */
export function useUpload(
  purpose: UploadPurpose,
  onDone: (url: string) => void,
  onBusy: (isBusy: boolean) => void,
) {
  const failureText = useFailureText()
  const [state, setState] = useState<Uploading>(NOTHING)
  const latest = useRef(0)
  const { preview } = state
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  async function choose(file: File) {
    latest.current += 1
    const mine = latest.current
    const isLatest = () => latest.current === mine
    const chosen = URL.createObjectURL(file)
    const isPdf = file.type === 'application/pdf'
    setState({ preview: chosen, isPdf, progress: 0, error: null })
    onBusy(true)
    try {
      const onProgress = (progress: number) => isLatest() && setState((now) => ({ ...now, progress }))
      const url = await uploadPicture(file, { purpose, onProgress })
      if (isLatest()) {
        setState({ preview: chosen, isPdf, progress: null, error: null })
        onDone(url)
      }
    } catch (failure) {
      if (isLatest()) setState({ ...NOTHING, error: failureText(failure) })
    }
    onBusy(false)
  }
  return { ...state, choose }
}
