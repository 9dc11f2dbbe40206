'use client'

import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useControl } from '@/components/wizard/fields/use-control'
import type { Field } from '@/lib/domain/listing/fields/field'
import { openPhotoUploads, type PhotoUploads } from './photo-uploads'

interface Session {
  photos: readonly string[]
  write: (photos: string[]) => void
  uploads: PhotoUploads
}

/** An upload queue for each open form: changing steps neither stops it nor loses a photo. */
const SESSIONS = new WeakMap<object, Session>()

/** The photos of a draft, the pending uploads, and their actions. */
export function usePhotos(field: Field) {
  const { setFieldValue: form } = useFormikContext()
  const { value, change, errorAt } = useControl<'photos'>(field)
  const session = SESSIONS.get(form) ?? openSession(form)
  // Uploads finish later, so they read the current list, not that of an old render.
  useLayoutEffect(() => {
    session.photos = value
    session.write = change
  })
  useEffect(() => {
    window.addEventListener('online', session.uploads.retryLost)
    return () => window.removeEventListener('online', session.uploads.retryLost)
  }, [session])
  const sending = useSyncExternalStore(session.uploads.subscribe, session.uploads.sending, none)
  const twice = useSyncExternalStore(session.uploads.subscribe, session.uploads.twice, noTwice)
  // A pointer may move twice between renders, so changes apply to the current list.
  const write = (next: (now: readonly string[]) => string[]) => set(session, next(session.photos))
  return {
    photos: value,
    sending,
    twice,
    write,
    uploads: session.uploads,
    error: errorAt() ?? brokenPhoto(errorAt, value),
  }
}

/** Whether a form (its `setFieldValue`) has pending uploads: saving now would miss them. */
export function isSendingPhotos(form: object): boolean {
  return (
    SESSIONS.get(form)
      ?.uploads.sending()
      .some((one) => one.failure === null) ?? false
  )
}

const NONE: ReturnType<PhotoUploads['sending']> = []
const none = () => NONE
const NO_TWICE: ReturnType<PhotoUploads['twice']> = []
const noTwice = () => NO_TWICE

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

/** An error of one photo: a duplicate, or not an upload of this user. */
function brokenPhoto(errorAt: (below: string) => string | undefined, photos: readonly string[]) {
  return photos.map((_, i) => errorAt(String(i))).find(Boolean)
}
