'use client'

import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { uploadPicture } from '@/lib/api/uploads'

/** The upload of a chosen photo; it starts at once, so that sending the message is fast. */
export interface ChosenPhoto {
  file: File
  preview: string
  /** upload progress, 0 to 1 */
  part: number
  /** the address after the upload */
  url: string | null
  failure: string | null
}

export function usePhoto() {
  const failureText = useFailureText()
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const current = useRef<File | null>(null)
  const preview = photo?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  async function send(file: File, shown: string) {
    current.current = file
    const set = (change: Partial<ChosenPhoto>) => {
      if (current.current === file) setPhoto((one) => (one ? { ...one, ...change } : one))
    }
    setPhoto({ file, preview: shown, part: 0, url: null, failure: null })
    try {
      const url = await uploadPicture(file, { purpose: 'attachment', onProgress: (part) => set({ part }) })
      set({ url, part: 1 })
    } catch (failure) {
      set({ failure: failureText(failure) })
    }
  }
  return {
    photo,
    choose: (file: File) => void send(file, URL.createObjectURL(file)),
    again: () => photo && void send(photo.file, photo.preview),
    clear: () => {
      current.current = null
      setPhoto(null)
    },
  }
}
