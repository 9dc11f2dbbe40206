'use client'

import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useControl } from '@/components/wizard/use-control'
import type { Field } from '@/lib/domain/listing/fields/field'
import { openPhotoUploads, type PhotoUploads } from './photo-uploads'

interface Session {
  photos: readonly string[]
  write: (photos: string[]) => void
  uploads: PhotoUploads
}

/** A line of uploads for each open form: going to another step neither stops it nor loses a photo. */
const SESSIONS = new WeakMap<object, Session>()

/** The photos of a draft, those on their way, and what changes both. */
export function usePhotos(field: Field) {
  const { setFieldValue: form } = useFormikContext()
  const { value, change, errorAt } = useControl<'photos'>(field)
  const session = SESSIONS.get(form) ?? openSession(form)
  // What is on its way asks for the newest list, not for the one that a rendering closed over.
  useLayoutEffect(() => {
    session.photos = value
    session.write = change
  })
  useEffect(() => {
    window.addEventListener('online', session.uploads.retryLost)
    return () => window.removeEventListener('online', session.uploads.retryLost)
  }, [session])
  const sending = useSyncExternalStore(session.uploads.subscribe, session.uploads.sending, none)
  // A pointer may move twice before anything is drawn anew: what changes the list changes the newest one.
  const write = (next: (now: readonly string[]) => string[]) => set(session, next(session.photos))
  return {
    photos: value,
    sending,
    write,
    uploads: session.uploads,
    error: errorAt() ?? brokenPhoto(errorAt, value),
  }
}

/** Whether photos of a form (its `setFieldValue`) are still on their way: what is saved now would lack them. */
export function isSendingPhotos(form: object): boolean {
  return (
    SESSIONS.get(form)
      ?.uploads.sending()
      .some((one) => one.failure === null) ?? false
  )
}

const NONE: ReturnType<PhotoUploads['sending']> = []
const none = () => NONE

function openSession(form: object): Session {
  const session: Session = {
    photos: [],
    write: () => undefined,
    uploads: openPhotoUploads({
      photos: () => session.photos,
      onUploaded: (url) => set(session, [...session.photos, url]),
    }),
  }
  SESSIONS.set(form, session)
  return session
}

function set(session: Session, photos: string[]) {
  session.photos = photos
  session.write(photos)
}

/** A sentence about one of them: twice, or not an upload of this person. */
function brokenPhoto(errorAt: (below: string) => string | undefined, photos: readonly string[]) {
  return photos.map((_, i) => errorAt(String(i))).find(Boolean)
}
