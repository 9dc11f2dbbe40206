import type { FormikValues } from 'formik'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import { UnusualForm } from '@/components/shared/terms/unusual-form'
import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { BulkOutcome, BulkResultWire } from '@/lib/contract/schemas/calendar/bulk-changes'
import { useRouter } from '@/lib/i18n/navigation'
import { BulkOutcomes } from './bulk-outcomes'

const Body = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr);
`

interface BulkDialogProps<Values extends FormikValues, Sent> {
  title: string
  schema: Schema<unknown>
  initialValues: Values
  toBody: (values: Values) => Sent
  submit: string
  send: (sent: Sent, isConfirmed: boolean) => Promise<BulkResultWire>
  onClose: () => void
  children: ReactNode
}

/** A change of several places in a dialog, which then says what became of each. */
export function BulkDialog<Values extends FormikValues, Sent>(props: BulkDialogProps<Values, Sent>) {
  const { title, send, onClose, children, ...form } = props
  const t = useTranslations('hosted.calendar.bulk')
  const router = useRouter()
  const answered = useRef<BulkResultWire | null>(null)
  const [result, setResult] = useState<BulkResultWire | null>(null)
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} shape="wide" startsInField>
      {result ? (
        <Result listings={result.listings} onClose={onClose} />
      ) : (
        <UnusualForm
          label={title}
          {...form}
          save={(sent, isConfirmed) =>
            storedOrUnusual(async () => {
              answered.current = await send(sent, isConfirmed)
            })
          }
          done={t('done')}
          onDone={() => {
            setResult(answered.current)
            router.refresh()
          }}
        >
          {children}
        </UnusualForm>
      )}
    </Dialog>
  )
}

function Result({ listings, onClose }: { listings: readonly BulkOutcome[]; onClose: () => void }) {
  const t = useTranslations('hosted.calendar.bulk')
  const start = useRef<HTMLDivElement>(null)
  // The pressed button is gone with its form.
  useEffect(() => start.current?.focus(), [])
  return (
    <Body ref={start} tabIndex={-1} role="group" aria-label={t('outcome')}>
      <BulkOutcomes listings={listings} />
      <Button onClick={onClose}>{t('close')}</Button>
    </Body>
  )
}
