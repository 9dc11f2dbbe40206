'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Stack, Wrapped } from '@/components/shared/styles/stack'
import 'react-image-crop/dist/ReactCrop.css'
import styled from 'styled-components'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { useReportFailure } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/show-toast'
import { uploadPhoto } from '@/lib/api/uploads'
import { pictureAt } from '@/lib/domain/listing/picture'
import { MIN_PICTURE_SIDE } from '@/lib/domain/upload'
import { drawnFile, drawPicture } from './draw-picture'

const FULL_TURN = 4
/** The largest stored width. */
const STORED_WIDTH = 1280

interface PhotoEditorProps {
  url: string
  /** its number in the list */
  n: number
  photos: readonly string[]
  /** with the address of the changed photo */
  onSaved: (url: string) => void
  onClose: () => void
}

/** Turns a photo by quarters and cuts it to a frame; the result is uploaded in its place. */
export default function PhotoEditor({ url, n, photos, onSaved, onClose }: PhotoEditorProps) {
  const t = useTranslations('wizard.photos.editor')
  const report = useReportFailure()
  const { picture, retry } = usePicture(url)
  const [turns, setTurns] = useState(0)
  const [part, setPart] = useState<PercentCrop>()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [call] = useState(() => new AbortController())
  const isChanged = turns > 0 || isPart(part)
  const turn = (by: number) => {
    setTurns((now) => (now + by + FULL_TURN) % FULL_TURN)
    setPart(undefined)
  }
  const refuse = (text: string) => {
    setFailure(text)
    showToast({ kind: 'error', text })
  }
  const close = () => {
    call.abort()
    onClose()
  }
  const save = async (of: ImageBitmap) => {
    setFailure(null)
    setSaving(true)
    try {
      const drawing = { turns, ...(isPart(part) && { part }) }
      const file = await drawnFile(of, drawing, { name: 'photo.jpg', type: 'image/jpeg' })
      if (!file) return refuse(t('unreadable'))
      const saved = await uploadPhoto(file, () => undefined, call.signal)
      if (call.signal.aborted) return undefined
      const twin = photos.indexOf(saved)
      if (twin >= 0) return refuse(t('same', { number: twin + 1 }))
      onSaved(saved)
      onClose()
    } catch (problem) {
      if (!call.signal.aborted) setFailure(report(problem))
    } finally {
      setSaving(false)
    }
    return undefined
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('title', { n })}
      closeLabel={t('close')}
      shape="wide"
      footer={
        <>
          <Button $kind="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!picture || !isChanged}
            aria-busy={isSaving}
            onClick={() => picture && save(picture)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Wrapped $gap={2}>
          <Button $kind="soft" $size="sm" onClick={() => turn(-1)}>
            <Turned data-left>
              <Icon name="turn" size={18} />
            </Turned>
            {t('left')}
          </Button>
          <Button $kind="soft" $size="sm" onClick={() => turn(1)}>
            <Turned>
              <Icon name="turn" size={18} />
            </Turned>
            {t('right')}
          </Button>
          <Button $kind="soft" $size="sm" disabled={!isPart(part)} onClick={() => setPart(undefined)}>
            {t('whole')}
          </Button>
        </Wrapped>
        {picture === undefined ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton $block="320px" />
          </div>
        ) : null}
        {picture === null ? (
          <p role="alert">
            {t('unreadable')}{' '}
            <Button $kind="soft" $size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          </p>
        ) : null}
        {picture ? <Frame {...{ picture, turns, part }} onPart={setPart} /> : null}
        <SmallText>{t('help')}</SmallText>
        <DialogFailure text={failure} />
      </Stack>
    </Dialog>
  )
}

interface FrameProps {
  picture: ImageBitmap
  turns: number
  part: PercentCrop | undefined
  onPart: (part: PercentCrop) => void
}

/** The turned picture under a frame, which is never smaller than a picture may be. */
function Frame({ picture, turns, part, onPart }: FrameProps) {
  const t = useTranslations('wizard.photos.editor')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [least, setLeast] = useState(0)
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return undefined
    drawPicture(shown, picture, { turns })
    const measure = () => setLeast(Math.ceil((MIN_PICTURE_SIDE * shown.clientWidth) / shown.width))
    const sizes = new ResizeObserver(measure)
    sizes.observe(shown)
    return () => sizes.disconnect()
  }, [picture, turns])
  const handle = t('corner')
  return (
    // The library counts from the left in both directions of writing.
    <Stage dir="ltr">
      <ReactCrop
        crop={part}
        onChange={(_pixels, percent) => onPart(percent)}
        minWidth={least}
        minHeight={least}
        keepSelection
        ruleOfThirds
        ariaLabels={{
          cropArea: t('area'),
          ...{ nwDragHandle: handle, nDragHandle: handle, neDragHandle: handle, eDragHandle: handle },
          ...{ seDragHandle: handle, sDragHandle: handle, swDragHandle: handle, wDragHandle: handle },
        }}
      >
        <canvas ref={canvas} />
      </ReactCrop>
    </Stage>
  )
}

/** undefined while it loads, null where it cannot be read. */
function usePicture(url: string) {
  const [picture, setPicture] = useState<ImageBitmap | null>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same address anew
  useEffect(() => {
    let opened: ImageBitmap | undefined
    const call = new AbortController()
    const open = async () => {
      const answer = await fetch(pictureAt(url, STORED_WIDTH), { signal: call.signal })
      if (!answer.ok) throw new Error(`a photo was answered by ${answer.status}`)
      opened = await createImageBitmap(await answer.blob())
      if (call.signal.aborted) opened.close()
      else setPicture(opened)
    }
    setPicture(undefined)
    open().catch(() => !call.signal.aborted && setPicture(null))
    return () => {
      call.abort()
      opened?.close()
    }
  }, [url, tries])
  return { picture, retry: () => setTries((now) => now + 1) }
}

/** A frame around everything cuts nothing. */
const isPart = (part: PercentCrop | undefined): part is PercentCrop =>
  part !== undefined && part.width > 0 && part.height > 0 && (part.width < 100 || part.height < 100)

const Turned = styled.span`
  display: inline-grid;
  &[data-left] { scale: -1 1; }
`

const Stage = styled.div`
  display: grid; justify-items: center;
  canvas { display: block; max-inline-size: 100%; max-block-size: min(52vh, 520px); inline-size: auto; block-size: auto; }
`
