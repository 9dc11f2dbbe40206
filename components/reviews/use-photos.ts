'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { uploadPicture } from '@/lib/api/uploads'

/** Sends chosen photos one after the other; a refused one says why and the others go on. */
export function usePhotos(onSent: (url: string) => void, onBusy: (isBusy: boolean) => void) {
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  async function send(files: File[]) {
    onBusy(true)
    setError(null)
    for (const [at, file] of files.entries()) {
      try {
        const onProgress = (part: number) => setProgress((at + part) / files.length)
        onSent(await uploadPicture(file, { purpose: 'picture', onProgress }))
      } catch (failure) {
        setError(`${file.name}: ${failureText(failure)}`)
      }
    }
    setProgress(null)
    onBusy(false)
  }
  return { progress, error, send }
}
